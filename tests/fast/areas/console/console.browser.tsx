import { consoleArea } from '../../../../src/areas/console/area.ts';
import { NavBar } from '../../../../src/areas/console/NavBar.tsx';
import { MessagesProvider } from '../../../../src/texts/texts.ts';
import { expect, fn } from '../../../support/expect.ts';
import { awa, type FakeBackend } from '../../../support/fakeBackend.ts';
import { query } from '../../../support/lookups.ts';
import { axeCheck, type Mount, mountInLight, mountInShadow } from '../../../support/mount.tsx';
import {
  allByRole,
  byLabel,
  byRole,
  byText,
  eventually,
  focused,
  maybeByRole,
  until,
} from '../../../support/queries.ts';
import { RouterProvider } from '../../../support/RouterProvider.tsx';
import { eventLog, showPart, signIn, widget } from '../../../support/screen.tsx';
import { click, emulateMedia, hover, press, setViewport } from '../../../support/user.ts';
import { accountsBackend, probeArea } from '../frame/fixtures.tsx';

function show(back: FakeBackend, attributes: object = {}, mount: Mount = mountInShadow) {
  const host = back.host();
  const log = eventLog();
  return { ...mount(widget(consoleArea, { host, attributes, emit: log.emit })), host, log };
}

function signedIn(person = awa) {
  const back = accountsBackend({ accounts: [person] });
  back.remember(person);
  return back;
}

const goTo = (hash: string) => {
  location.hash = hash;
};
const hasBar = (root: ShadowRoot | HTMLElement) =>
  until(() => byRole(root, 'navigation', 'Navigation principale'));
const heading = (root: ShadowRoot | HTMLElement, name: string) => until(() => byRole(root, 'heading', name));
/** Resolves once the observers of the page and the effects of new content have run. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const current = (root: ShadowRoot | HTMLElement) =>
  allByRole(root, 'link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

const realError = console.error;
beforeEach(() => {
  // The dashboard logs that this back end has no statistics.
  console.error = () => {};
});
afterEach(() => {
  console.error = realError;
});

describe('the console', () => {
  for (const mount of [mountInShadow, mountInLight]) {
    it(`puts a bar above the screen, with the links that lead somewhere, in ${mount.name} [S14, S25, S26, S27, S28, S29]`, async () => {
      const { root } = show(signedIn(), {}, mount);
      await heading(root, 'Tableau de bord');
      expect(allByRole(byRole(root, 'navigation'), 'link').map((link) => link.textContent)).toEqual([
        'TABLEAU DE BORD',
        'COMMUNAUTÉ',
        'ÉVÉNEMENTS',
        'APPS',
      ]);
      await axeCheck(root);
    });
  }

  it('prints what a section shows, without navigation [W14]', async () => {
    const { root } = show(signedIn());
    const bar = await hasBar(root);
    await emulateMedia({ media: 'print' });
    expect(bar.checkVisibility()).toBe(false);
    expect([...root.querySelectorAll('button')].filter((button) => button.checkVisibility())).toEqual([]);
    await emulateMedia({ media: 'screen' });
    expect(bar.checkVisibility()).toBe(true);
  });

  it('names every link, in order, once its area is part of the build [S26, S27, S28, S29]', () => {
    const built = ['/apps', '/events', '/community', '/dashboard'].map((list) => ({
      ...probeArea(),
      routes: { list },
    }));
    const { root } = showPart(
      signedIn(),
      <RouterProvider mode="memory">
        <NavBar isPage={false} areas={built} path="/events/7/edit" />
      </RouterProvider>,
    );
    expect(allByRole(root, 'link').map((link) => link.textContent)).toEqual([
      'TABLEAU DE BORD',
      'COMMUNAUTÉ',
      'ÉVÉNEMENTS',
      'APPS',
    ]);
    expect(current(root)).toEqual(['ÉVÉNEMENTS']);
  });

  it('redirects the root and unknown paths to the dashboard, without history entries [S22, S23, S24]', async () => {
    for (const hash of ['', '#/', '#/nowhere', '#/apps/sondage', '#/login']) {
      history.replaceState(null, '', location.pathname + location.search + hash);
      const length = history.length;
      const { root, unmount } = show(signedIn());
      await heading(root, 'Tableau de bord');
      expect([location.hash, history.length]).toEqual(['#/dashboard', length]);
      unmount();
    }
  });

  it('redirects when the address becomes unknown later [S23]', async () => {
    const { root } = show(signedIn());
    await heading(root, 'Tableau de bord');
    goTo('#/apps/sondage');
    await until(() => location.hash === '#/dashboard');
    await heading(root, 'Tableau de bord');
  });

  it('says that an address does not exist, until the user goes elsewhere, and not of the root [W1]', async () => {
    const notice = 'Cette adresse n’existe pas. Voici le tableau de bord.';
    const { root } = show(signedIn());
    await heading(root, 'Tableau de bord');
    expect(root.textContent).not.toContain(notice);
    goTo('#/forms');
    await until(() => location.hash === '#/dashboard');
    await until(() => root.querySelector('[role=status] p')?.textContent === notice);
    goTo('#/community');
    await heading(root, 'Membres');
    expect(root.textContent).not.toContain(notice);
  });

  it('never follows an anchor of the host page, nor overwrites it', async () => {
    history.replaceState(null, '', `${location.pathname}${location.search}#contact`);
    const { root } = show(signedIn());
    await heading(root, 'Tableau de bord');
    expect(location.hash).toBe('#contact');
  });

  it('highlights the active link, also on inner screens [S30]', async () => {
    goTo('#/community');
    const { root, log } = show(signedIn());
    await hasBar(root);
    await until(() => current(root).join() === 'COMMUNAUTÉ');
    const colour = (name: string) => getComputedStyle(byRole(root, 'link', name), '::after').backgroundColor;
    expect(colour('COMMUNAUTÉ')).not.toBe(colour('TABLEAU DE BORD'));
    await click(byRole(root, 'link', 'TABLEAU DE BORD'));
    await until(() => current(root).join() === 'TABLEAU DE BORD');
    expect(location.hash).toBe('#/dashboard');
    await until(() => log.lastRoute() === '/dashboard');
    expect(log.of('parvis-route').at(-1)).toEqual({ path: '/dashboard', title: 'Tableau de bord' });
  });

  it('marks the active link in the accent of the brand [S36]', async () => {
    const { root } = show(signedIn());
    await heading(root, 'Tableau de bord');
    const link = byRole(root, 'link', 'TABLEAU DE BORD');
    expect(getComputedStyle(link, '::after').backgroundColor).toBe('rgb(118, 193, 44)');
  });

  it('moves the focus to the heading of the new screen, but not at the first one', async () => {
    goTo('#/community');
    const { root } = show(signedIn());
    await hasBar(root);
    await until(() => maybeByRole(root, 'heading'));
    await eventually(() => expect(focused()).toBe(document.body));
    await click(byRole(root, 'link', 'TABLEAU DE BORD'));
    const title = await heading(root, 'Tableau de bord');
    await until(() => focused() === title);
    expect(getComputedStyle(title).outlineStyle).toBe('none');
  });

  it('leaves the focus in a field of the page when a heading comes late', async () => {
    const back = signedIn();
    const { root } = show(back);
    await heading(root, 'Tableau de bord');
    const field = document.body.appendChild(document.createElement('input'));
    byRole(root, 'link', 'APPS').click();
    field.focus();
    await heading(root, 'Espace Applications');
    await settled();
    await eventually(() => expect(focused() === field).toBe(true));
    goTo('#/dashboard');
    await heading(root, 'Tableau de bord');
    await settled();
    await eventually(() => expect(focused() === field).toBe(true));
    field.remove();
  });

  it('loads the code of a screen when its link is hovered or focused', async () => {
    for (const reach of [hover, async (link: HTMLElement) => link.focus()]) {
      const load = fn(() => Promise.resolve({ default: () => null }));
      const area = { ...probeArea(), routes: { list: '/community' }, load };
      const { root, unmount } = showPart(
        signedIn(),
        <RouterProvider mode="memory">
          <NavBar isPage={false} areas={[area]} path="/dashboard" />
        </RouterProvider>,
      );
      expect(load).not.toHaveBeenCalled();
      await reach(byRole(root, 'link', 'COMMUNAUTÉ'));
      await until(() => load.mock.calls.length === 1);
      unmount();
    }
  });

  it('leaves the title of the page alone unless it owns the page', async () => {
    const before = document.title;
    const first = show(signedIn());
    await heading(first.root, 'Tableau de bord');
    expect(document.title).toBe(before);
    first.unmount();
    const second = show(signedIn(), { ownsPage: true });
    await heading(second.root, 'Tableau de bord');
    await until(() => document.title === 'Tableau de bord – Parvis');
    byRole(second.root, 'main');
    second.unmount();
    expect(document.title).toBe(before);
  });

  it('uses the host’s messages for the title of the page and of its screen', async () => {
    const host = signedIn().host();
    const log = eventLog();
    mountInShadow(
      <MessagesProvider messages={{ 'dashboard.title': 'Accueil' }}>
        {widget(consoleArea, { host, attributes: { ownsPage: true }, emit: log.emit })}
      </MessagesProvider>,
    );
    await until(() => document.title === 'Accueil – Parvis');
    await until(() => log.of('parvis-route').length > 0);
    expect(log.of('parvis-route')).toEqual([{ path: '/dashboard', title: 'Accueil' }]);
  });

  it('puts the sign-in form in the middle of a page of its own, ready to type in', async () => {
    await setViewport({ width: 1280, height: 900 });
    const { root } = show(accountsBackend(), { ownsPage: true });
    await until(() => focused() === byLabel(root, 'Adresse e-mail'));
    const card = byRole(root, 'heading', 'Connexion').closest('section')?.getBoundingClientRect();
    const middle = ((card?.top ?? 0) + (card?.bottom ?? 0)) / 2 / innerHeight;
    expect([middle > 0.38, middle < 0.5]).toEqual([true, true]);
    await setViewport({ width: 1280, height: 800 });
  });

  it('has its bar above the edges of what is below, in a wide window [W15]', async () => {
    await setViewport({ width: 2560, height: 1300 });
    const { root } = show(signedIn(), { ownsPage: true });
    const title = await heading(root, 'Tableau de bord');
    const logo = query(root, 'header svg').getBoundingClientRect();
    expect(Math.abs(logo.left - title.getBoundingClientRect().left)).toBeLessThan(8);
    await setViewport({ width: 1280, height: 800 });
  });

  it('keeps what sticks to the top of a screen below its bar and that of the page', async () => {
    await setViewport({ width: 1093, height: 614 });
    const { root } = show(signedIn());
    const bar = await hasBar(root);
    const heading = await until(() => byRole(root, 'heading', 'Tableau de bord'));
    const line = document.createElement('div');
    line.style.blockSize = 'var(--parvis-sticky-top)';
    heading.after(line);
    const height = Math.ceil(bar.closest('header')?.offsetHeight ?? bar.parentElement!.offsetHeight);
    expect(line.offsetHeight).toBe(height);
    (root as ShadowRoot).host.setAttribute('style', '--parvis-sticky-top: 40px');
    await eventually(() => expect(line.offsetHeight).toBe(height + 40));
    line.remove();
  });

  it('keeps the four sections whole in sight at every width [W15]', async () => {
    await setViewport({ width: 320, height: 640 });
    const { root } = show(signedIn({ ...awa, name: 'Claire Martin' }));
    await heading(root, 'Tableau de bord');
    const sections = allByRole(byRole(root, 'navigation'), 'link');
    expect(sections).toHaveLength(4);
    for (const section of sections) {
      const { left, right, bottom } = section.getBoundingClientRect();
      expect([left >= 0, right <= 320, bottom > 560, bottom <= 640]).toEqual([true, true, true, true]);
      expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
    }
    const list = query(root, 'nav ul');
    const name = byText(root, 'Claire Martin');
    for (const width of [660, 780, 850, 900, 980]) {
      await setViewport({ width, height: 800 });
      expect(list.scrollWidth, `${width} px`).toBeLessThanOrEqual(list.clientWidth);
      const search = byRole(root, 'button', 'Rechercher').getBoundingClientRect();
      expect(list.getBoundingClientRect().right, `${width} px`).toBeLessThanOrEqual(search.left);
      expect([name.scrollWidth, name.scrollHeight], `${width} px`).toEqual([
        name.clientWidth,
        name.clientHeight,
      ]);
    }
    await setViewport({ width: 1280, height: 800 });
  });

  it('keeps what has the focus above the sections on a phone [W15]', async () => {
    await setViewport({ width: 320, height: 480 });
    goTo('#/apps');
    const { root } = show(signedIn(), { ownsPage: true });
    await heading(root, 'Espace Applications');
    const bar = query(root, 'nav');
    const tiles = [...root.querySelectorAll<HTMLElement>('main a')];
    expect(tiles.length).toBeGreaterThan(4);
    for (const tile of tiles) {
      // Whole in the window, but behind the bar.
      scrollBy(0, tile.getBoundingClientRect().bottom - innerHeight + 2);
      tile.focus();
      await until(() => tile.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top);
    }
    await setViewport({ width: 1280, height: 800 });
  });

  it('is no wider in a wide window than can be read, and stands in its middle [W15]', async () => {
    await setViewport({ width: 2560, height: 1300 });
    const { root } = show(signedIn(), { ownsPage: true });
    const { left, right } = (await heading(root, 'Tableau de bord'))
      .closest('main')
      ?.getBoundingClientRect() ?? {
      left: 0,
      right: 0,
    };
    expect([right - left, Math.round(left + right)]).toEqual([1760, innerWidth]);
    await setViewport({ width: 1280, height: 800 });
  });

  it('fits 320 px', async () => {
    await setViewport({ width: 320, height: 700 });
    const { root } = show(signedIn({ ...awa, name: 'W'.repeat(200) }));
    await heading(root, 'Tableau de bord');
    expect(document.documentElement.scrollWidth).toBe(320);
    const mark = byText(root, 'Parvis').getBoundingClientRect();
    const user = byRole(root, 'button', /^W+$/).getBoundingClientRect();
    expect(user.left).toBeGreaterThan(mark.right);
    await setViewport({ width: 1280, height: 800 });
  });
});

describe('signing in to the console', () => {
  it('shows the form over the wanted address, and the wanted screen afterwards [L1, L15]', async () => {
    goTo('#/community?page=2');
    const { root } = show(accountsBackend());
    await heading(root, 'Connexion');
    expect(maybeByRole(root, 'navigation')).toBeNull();
    expect(location.hash).toBe('#/community?page=2');
    await signIn(root, awa);
    await hasBar(root);
    expect(current(root)).toEqual(['COMMUNAUTÉ']);
    expect(location.hash).toBe('#/community?page=2');
  });

  it('shows the form at #/login and goes to the dashboard afterwards', async () => {
    goTo('#/login');
    const { root } = show(accountsBackend());
    await heading(root, 'Connexion');
    expect(location.hash).toBe('#/login');
    await signIn(root, awa);
    await heading(root, 'Tableau de bord');
    expect(location.hash).toBe('#/dashboard');
    expect(root.textContent).not.toContain('Cette adresse n’existe pas');
  });
});

describe('the user menu', () => {
  it('shows the signed-in user and signs out, by keyboard [S31, S33, S7]', async () => {
    const back = signedIn();
    const { root } = show(back);
    await heading(root, 'Tableau de bord');
    byRole(root, 'button', 'Awa Diop').focus();
    await press('ArrowDown');
    const settings = await until(() => byRole(root, 'menuitem', 'Paramètres'));
    await until(() => focused() === settings);
    await press('Escape');
    await until(() => maybeByRole(root, 'menu') === null);
    await eventually(() => expect(focused()).toBe(byRole(root, 'button', 'Awa Diop')));
    await press('Enter');
    await until(() => focused() === maybeByRole(root, 'menuitem', 'Paramètres'));
    await press('End');
    await until(() => focused() === maybeByRole(root, 'menuitem', 'Déconnexion'));
    await press('Enter');
    await heading(root, 'Connexion');
    expect(back.called('/api/logout')).toHaveLength(1);
  });

  it('has a link to the settings once they are part of the build [S32]', async () => {
    const settings = { ...probeArea(), routes: { home: '/settings' } };
    const { root } = showPart(
      signedIn(),
      <RouterProvider mode="hash">
        <NavBar isPage={false} areas={[settings]} path="/dashboard" />
      </RouterProvider>,
    );
    await click(await until(() => byRole(root, 'button', 'Awa Diop')));
    const item = await until(() => byRole<HTMLAnchorElement>(root, 'menuitem', 'Paramètres'));
    expect(item.href).toMatch(/#\/settings$/);
    await click(item);
    await until(() => location.hash === '#/settings');
  });

  it('shows a hostile name as text [S31]', async () => {
    const name = '<img src=x onerror="window.hacked=1"><b>x</b>';
    const { root } = show(signedIn({ ...awa, name }));
    await heading(root, 'Tableau de bord');
    byRole(root, 'button', name);
    expect('hacked' in window).toBe(false);
  });

  it('shows the email of a user without a name', async () => {
    const { root } = show(signedIn({ ...awa, name: '' }));
    await heading(root, 'Tableau de bord');
    byRole(root, 'button', awa.email);
  });
});

it('a second console of the page keeps its route in memory and says so', async () => {
  const warn = console.warn;
  const warned = fn();
  console.warn = warned;
  const back = signedIn();
  const first = show(back);
  await heading(first.root, 'Tableau de bord');
  const second = show(back);
  await heading(second.root, 'Tableau de bord');
  console.warn = warn;
  expect(warned).toHaveBeenCalledTimes(1);
  await click(byRole(second.root, 'link', 'COMMUNAUTÉ'));
  await until(() => current(second.root).join() === 'COMMUNAUTÉ');
  expect(current(first.root)).toEqual(['TABLEAU DE BORD']);
  expect(location.hash).toBe('#/dashboard');
});
