import { createRef } from 'react';
import { Console, Login, Members, Parvis, type WidgetHandle } from '../../../../src/index.ts';
import { expect, fn } from '../../../support/expect.ts';
import { awa } from '../../../support/fakeBackend.ts';
import { mountInLight } from '../../../support/mount.tsx';
import { allByRole, byRole, byText, maybeByText, until } from '../../../support/queries.ts';
import { signIn } from '../../../support/screen.tsx';
import { setViewport } from '../../../support/user.ts';
import { accountsBackend } from './fixtures.tsx';

describe('the React components', () => {
  it('share the back end, theme and messages of <Parvis>, and have a handler for each event', async () => {
    const back = accountsBackend();
    const onSession = fn();
    const onReady = fn();
    const { root } = mountInLight(
      <Parvis client={back.client} theme="dark" messages={{ 'login.title': 'Bienvenue' }}>
        <Login onSession={onSession} onReady={onReady} />
        <Members pageSize={25} theme="light" />
      </Parvis>,
    );
    await until(() => byRole(root, 'heading', 'Bienvenue'));
    // The code of this line and that of the form load independently, in any order.
    await until(() => byText(root, 'Connexion requise'));
    const themes = [...root.querySelectorAll('.parvis')].map((surface) => surface.getAttribute('data-theme'));
    expect(themes).toEqual(['dark', 'light']);
    await until(() => onReady.mock.calls.length === 1);
    await signIn(root, awa);
    await until(() => byText(root, 'Awa Diop'));
    expect(onSession.mock.calls.at(-1)?.[0]).toMatchObject({ user: { name: 'Awa Diop' } });
    await until(() => back.called('/api/membres/').length > 0);
    expect(maybeByText(root, 'Connexion requise')).toBeNull();
  });

  it('use the default for a value that they can’t use, and name what is wrong in the console', async () => {
    const warnings: string[] = [];
    const realWarn = console.warn;
    console.warn = (warning: string) => warnings.push(warning);
    try {
      const wrong = { pageSize: 12, theme: 'sepia', pagesize: 25 } as object;
      const { root } = mountInLight(
        <Parvis client={accountsBackend().client} messages={{ 'members.titel': 'Fidèles' } as object}>
          <Members {...wrong} />
        </Parvis>,
      );
      await until(() => warnings.length === 4);
      expect(root.querySelector('.parvis')?.getAttribute('data-theme')).not.toBe('sepia');
      expect(warnings.sort()).toEqual([
        '<parvis-members> pageSize="12" is not one of 10, 25, 50; it is ignored. Write one of 10, 25, 50, or remove the attribute.',
        '<parvis-members> theme="sepia" is not one of auto, light, dark; auto is used instead. Write one of auto, light, dark, or remove the attribute.',
        'Parvis: <Parvis>: no text has the key «members.titel» of messages, so it replaces nothing. Did you mean «members.title»? Write that key, or remove this one.',
        'Parvis: <parvis-members> has no prop pagesize; it is ignored. Did you mean pageSize?',
      ]);
    } finally {
      console.warn = realWarn;
    }
  });

  it('leave sign-in to the host when onAuthRequired answers false', async () => {
    const { root } = mountInLight(
      <Parvis client={accountsBackend().client}>
        <Members onAuthRequired={() => false} />
      </Parvis>,
    );
    await until(() => byText(root, 'Connexion requise'));
    expect(allByRole(root, 'textbox')).toEqual([]);
  });

  it('leave it to the host by preventDefault() too, and tell every other event its detail alone', async () => {
    const onSession = fn();
    const { root } = mountInLight(
      <Parvis client={accountsBackend().client}>
        <Members onAuthRequired={(event) => event.preventDefault()} onSession={onSession} />
      </Parvis>,
    );
    await until(() => byText(root, 'Connexion requise'));
    expect(allByRole(root, 'textbox')).toEqual([]);
    expect(onSession.mock.calls[0]).toEqual([{ user: null }]);
  });

  it('take id, class and style on their outermost element, and have reload() and navigate() by ref', async () => {
    const back = accountsBackend();
    const handle = createRef<WidgetHandle>();
    const onRoute = fn();
    const { root } = mountInLight(
      <Members
        ref={handle}
        client={back.client}
        id="membres"
        className="large"
        style={{ maxWidth: '50em' }}
        onRoute={onRoute}
      />,
    );
    const outer = () => root.querySelector<HTMLElement>('.parvis');
    expect([outer()?.id, outer()?.className.includes('large'), outer()?.style.maxWidth]).toEqual([
      'membres',
      true,
      '50em',
    ]);
    await signIn(root, awa);
    await until(() => back.called('/api/membres/').length > 0);
    const before = back.called('/api/membres/').length;
    handle.current?.reload();
    await until(() => back.called('/api/membres/').length > before);
    handle.current?.navigate('/community/details/12');
    await until(() => onRoute.mock.calls.some(([{ path }]) => path === '/community/details/12'));
  });

  it('keep their ref while the host renders them again', () => {
    const { client } = accountsBackend();
    const ref = fn();
    const { rerender } = mountInLight(<Login ref={ref} client={client} theme="light" />);
    rerender(<Login ref={ref} client={client} theme="dark" />);
    expect(ref.mock.calls.length).toBe(1);
  });

  it('have the theme of <Parvis> when their own is undefined or null', async () => {
    const { root } = mountInLight(
      <Parvis client={accountsBackend().client} theme="dark">
        <Login theme={undefined} />
        <Login theme={null as never} />
      </Parvis>,
    );
    const themes = [...root.querySelectorAll('.parvis')].map((surface) => surface.getAttribute('data-theme'));
    expect(themes).toEqual(['dark', 'dark']);
  });

  it('are as high as the window, within limits, unless a rule of the page says otherwise', async () => {
    const { root } = mountInLight(<Login client={accountsBackend().client} />);
    const height = () => root.querySelector('.parvis')?.getBoundingClientRect().height;
    const reserve = (room: number) => Math.min(Math.max(640, room), 1080);
    for (const room of [500, 777, 1300]) {
      await setViewport({ width: 1000, height: room });
      await until(() => innerHeight === room);
      expect(height()).toBe(reserve(room));
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.yours .parvis { min-height: 0 }');
    document.adoptedStyleSheets.push(sheet);
    root.classList.add('yours');
    expect(height()).toBeLessThan(640);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });

  it('work alone, with a back end of their own', async () => {
    const back = accountsBackend();
    const { root } = mountInLight(<Console client={back.client} routing="memory" />);
    await signIn(root, awa);
    await until(() => byRole(root, 'button', 'Awa Diop'));
    expect(location.hash).toBe('');
  });
});
