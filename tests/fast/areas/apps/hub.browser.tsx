import { eventCalls } from '../../../../src/api/endpoints/events.ts';
import { appsArea } from '../../../../src/areas/apps/area.ts';
import { consoleArea } from '../../../../src/areas/console/area.ts';
import { tagsArea } from '../../../../src/areas/tags/area.ts';
import { contrast } from '../../../../src/domain/color.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { isAt, link, pressLink } from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { allByRole, byRole, byText, focused, maybeByRole, until } from '../../../support/queries.ts';
import { signedInClient } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { click, hover, press } from '../../../support/user.ts';

const HUB = 'Espace Applications';
/** Each tile, its address in the console, and the heading of its screen. */
const opens = [
  ['Présences', '/apps/presences', 'Présences'],
  ['Formulaires', '/apps/formulaire', 'Constructeur de Formulaires'],
  ['Secrétariat', '/apps/secretariat', 'Secrétariat'],
  ['Départements', '/apps/departements', 'Gestion des Départements'],
  ['Tags', '/apps/tags', 'Gestion des Tags'],
  ['Groupes', '/apps/groupes', 'Gestion des Groupes'],
  ['Intégrations', '/apps/integrations', 'Gestion des Intégrations'],
  ['Anniversaires', '/apps/anniversaires', 'Anniversaires'],
  ['Doublons', '/apps/doublons', 'Doublons'],
  ['Comptes', '/apps/comptes', 'Gestion des Comptes'],
  ['Journal et corbeille', '/apps/journal', 'Journal et corbeille'],
  ['E-mails envoyés', '/apps/messages', 'E-mails envoyés'],
  ['État du serveur', '/apps/serveur', 'État du serveur'],
] as const;

const hex = (color: string) =>
  `#${[...color.matchAll(/\d+/g)]
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;
const contrastOf = (color: string, ground: string) => contrast(hex(color), hex(ground));

describe('the applications hub', () => {
  it('shows a tile for each application, and Sondages greyed out, which can’t be opened [P1, P3]', async () => {
    const { root, back } = await showOnServer(appsArea);
    await isAt(root, HUB);
    const names = allByRole(root, 'heading').map((heading) => heading.textContent);
    expect(names).toEqual([HUB, ...opens.map(([name]) => name), 'Sondages']);
    expect(allByRole(root, 'link').map((link) => link.textContent)).toEqual(opens.map(([name]) => name));
    const soon = present(byText(root, 'Sondages').closest('li'), 'tile');
    expect(soon.textContent).toContain('Bientôt disponible');
    expect(soon.querySelector('a, button, [tabindex]')).toBeNull();
    // The mouse may lie on another tile, whose data are then asked for ahead.
    await hover(soon);
    const before = back.requests();
    await click(soon);
    byRole(root, 'heading', HUB);
    expect(back.requests()).toEqual(before);
    expect(root.querySelectorAll('[part=badge]')).toHaveLength(1);

    // Paler text without a background, in a dashed frame, so that it stands out less than the others.
    const words = (name: string) => present(byRole(root, 'heading', name).closest('li'), 'tile');
    const look = (name: string) => {
      const tile = getComputedStyle(words(name));
      const heading = getComputedStyle(byRole(root, 'heading', name));
      return { color: heading.color, ground: tile.backgroundColor, frame: tile.borderTopStyle };
    };
    const [open, closed] = [look('Tags'), look('Sondages')];
    expect([open.frame, closed.frame, closed.ground]).toEqual(['solid', 'dashed', 'rgba(0, 0, 0, 0)']);
    expect(open.ground).not.toBe(closed.ground);
    for (const [name] of opens) expect(look(name)).toEqual(open);
    const ground = 'rgb(246, 247, 244)';
    expect(contrastOf(closed.color, ground)).toBeLessThan(contrastOf(open.color, ground) / 2);
    await axeCheck(root);
  });

  it('opens each application in its own place when it stands alone, and comes back [P2, P4]', async () => {
    const { root, log } = await showOnServer(appsArea);
    for (const [name, path, title] of opens) {
      await pressLink(root, name);
      const heading = await isAt(root, title);
      await until(() => focused() === heading);
      await until(() => log.lastRoute() === path);
      (await until(() => link(root, 'Applications'))).focus();
      await press('Enter');
      await isAt(root, HUB);
    }
    expect(location.hash).toBe('');
  });
});

describe('the console', () => {
  it('leads from APPS to an application and back, each with its own address [S15, S21, S29, P2, P4]', async () => {
    location.hash = '#/settings';
    const { root } = await showOnServer(consoleArea);
    await pressLink(root, 'APPS');
    await isAt(root, HUB);
    expect(location.hash).toBe('#/apps');
    await pressLink(root, 'Secrétariat');
    await isAt(root, 'Secrétariat');
    expect(location.hash).toBe('#/apps/secretariat');
    expect(link(root, 'APPS').getAttribute('aria-current')).toBe('page');
    await pressLink(root, 'Applications');
    await isAt(root, HUB);
  });

  it('leads by a menu from each application to the others that are served [P2, P4]', async () => {
    location.hash = '#/apps/tags';
    const { root } = await showOnServer(consoleArea, {}, announcing());
    await isAt(root, 'Gestion des Tags');
    const menu = await until(() => maybeByRole(root, 'button', 'Outils'));
    menu.focus();
    await press('ArrowDown');
    const items = () => allByRole(root, 'menuitem').map(({ textContent }) => textContent);
    await until(() => items().length > 0);
    expect(items()).toEqual(['Formulaires', 'Secrétariat', 'Départements', 'Groupes', 'Intégrations']);
    await press('End');
    await press('Enter');
    const heading = await isAt(root, 'Gestion des Intégrations');
    expect(location.hash).toBe('#/apps/integrations');
    await until(() => focused() === heading);

    const alone = await showOnServer(tagsArea);
    await isAt(alone.root, 'Gestion des Tags');
    expect(maybeByRole(alone.root, 'link', 'Applications')).toBeNull();
    expect(maybeByRole(alone.root, 'button', 'Outils')).toBeNull();
  });

  it('opens every application, event screen and the settings by address [S15, S16, S20, S21]', async () => {
    const { root } = await showOnServer(consoleArea);
    const addresses = [
      ...opens.map(([, path, title]) => [path, title] as const),
      ['/events', 'Événements'],
      ['/settings', 'Paramètres'],
      ['/apps', HUB],
    ] as const;
    for (const [path, title] of addresses) {
      location.hash = `#${path}`;
      await isAt(root, title);
    }
    const client = await signedInClient();
    const { nom_evenement } = await client.call(eventCalls.get, { id: 1 });
    for (const [path, title] of [
      ['/events/add', 'Nouvel événement'],
      ['/events/1', nom_evenement],
      ['/events/1/edit', 'Modifier l’événement'],
    ] as const) {
      location.hash = `#${path}`;
      await isAt(root, title);
      expect(location.hash).toBe(`#${path}`);
    }
  });

  it('leads from the user menu to the settings, where no link is highlighted [S16, S32]', async () => {
    location.hash = '#/apps';
    const { root } = await showOnServer(consoleArea);
    await isAt(root, HUB);
    await click(await until(() => root.querySelector('[aria-haspopup=menu]')));
    await click(await until(() => byRole(root, 'menuitem', 'Paramètres')));
    await isAt(root, 'Paramètres');
    expect(root.querySelector('nav [aria-current]')).toBeNull();
    expect([...root.querySelectorAll('a')].map((one) => one.textContent)).not.toContain('Applications');
  });
});
