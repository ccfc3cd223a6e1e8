// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/api/client';
import { createSession } from '../../src/session/session';
import { SessionProvider, useCapability, useSession } from '../../src/session/useSession';

function Status() {
  const { state } = useSession();
  return `${state.status}, ${useCapability('ouverture') ? 'opens' : 'opens not'}`;
}

describe('useSession', () => {
  it('says what to wrap the component in when no session is above it', () => {
    expect(() => renderToString(<Status />)).toThrow('Wrap the component in <Parvis api="…">');
  });

  it('is loading, without capabilities, in what a server renders', () => {
    const session = createSession({ client: createClient(), storage: null });
    expect(session.get().status).toBe('signed-out');
    const page = renderToString(
      <SessionProvider session={session}>
        <Status />
      </SessionProvider>,
    );
    expect(page).toBe('loading, opens not');
  });
});
