// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../../src/api/client';
import { createSession } from '../../../src/session/session';
import { SessionProvider, useCapability, useSession, useTheme } from '../../../src/session/useSession';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Status() {
  const { state } = useSession();
  return `${state.status}, ${useCapability('ouverture') ? 'opens' : 'opens not'}`;
}

describe('useSession', () => {
  it('says what to wrap the component in when there is no session above it', () => {
    expect(() => renderToString(<Status />)).toThrow('Wrap the component in <Parvis api="…">');
  });

  it('is loading, without capabilities, on a server', () => {
    const session = createSession({ client: createClient(), storage: null });
    expect(session.get().status).toBe('signed-out');
    const page = renderToString(
      <SessionProvider session={session}>
        <Status />
      </SessionProvider>,
    );
    expect(page).toBe('loading, opens not');
  });

  it('gives the state of the page’s session, with the announced capabilities', async () => {
    const answer = { data: { token: 'abc', user: { id: 1 }, capacites: ['ouverture'] } };
    const send = async () => new Response(JSON.stringify(answer));
    const session = createSession({ client: createClient({ fetch: send }), storage: null });
    const place = document.createElement('div');
    const root = createRoot(place);
    const tree = (
      <SessionProvider session={session}>
        <Status />
      </SessionProvider>
    );
    await act(async () => root.render(tree));
    expect(place.textContent).toBe('signed-out, opens not');
    await act(async () => void (await session.login({ email: 'a@b', password: 'c' })));
    expect(place.textContent).toBe('signed-in, opens');
    await act(async () => root.unmount());
  });
});

const Themes = () => `${useTheme('auto')} ${useTheme('light')} ${useTheme('dark')}`;

describe('useTheme', () => {
  it.each([
    [['comptes'], { theme: 'dark' }, 'dark light dark'],
    [['comptes'], { theme: 'rose' }, 'auto light dark'],
    [['comptes'], 'dark', 'auto light dark'],
    [[], { theme: 'dark' }, 'auto light dark'],
  ])(
    'gives what the host sets, else what the person has chosen (%j, %j) [U3]',
    async (capabilities, settings, themes) => {
      const answer = { data: { token: 'abc', user: { id: 1, reglages: settings }, capacites: capabilities } };
      const send = async () => new Response(JSON.stringify(answer));
      const session = createSession({ client: createClient({ fetch: send }), storage: null });
      const place = document.createElement('div');
      const root = createRoot(place);
      const tree = (
        <SessionProvider session={session}>
          <Themes />
        </SessionProvider>
      );
      await act(async () => root.render(tree));
      expect([place.textContent, renderToString(tree)]).toEqual(['auto light dark', 'auto light dark']);
      await act(async () => void (await session.login({ email: 'a@b', password: 'c' })));
      expect(place.textContent).toBe(themes);
      await act(async () => root.unmount());
    },
  );
});
