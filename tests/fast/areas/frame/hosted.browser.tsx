import { createClient } from '../../../../src/api/client.ts';
import { createSession } from '../../../../src/session/session.ts';
import { expect } from '../../../support/expect.ts';
import { awa, dropped, type FakeBackend, json } from '../../../support/fakeBackend.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { byRole, maybeByRole, until } from '../../../support/queries.ts';
import { showWidget } from '../../../support/screen.tsx';
import { click } from '../../../support/user.ts';
import { accountsBackend, probeArea } from './fixtures.tsx';

/* A widget on a page that has signed its user in, and gives the token. */

const CHECK = '/api/verify-token';

function show(back: FakeBackend) {
  const client = createClient({ api: '', fetch: back.fetch, getToken: () => 'host', random: () => 0 });
  const session = createSession({ client });
  return showWidget(probeArea(), { ...back, client, host: () => ({ client, session }) });
}

describe('a widget whose host gives the token', () => {
  it('says that nothing answers, keeps the page where it is, and goes on after «Réessayer» [B6]', async () => {
    const back = accountsBackend();
    for (let attempt = 0; attempt < 3; attempt += 1) back.next(CHECK, dropped);
    const { root, log } = show(back);
    const alert = await until(() => maybeByRole(root, 'alert'));
    expect(alert.textContent).toContain('Impossible de se connecter au serveur');
    expect(root.querySelectorAll('input').length).toBe(0);
    expect(log.of('parvis-failed')).toMatchObject([{ code: 'offline', status: 0 }]);
    expect([log.of('parvis-auth-required'), log.of('parvis-session')]).toEqual([[], []]);
    await axeCheck(root);

    back.next(CHECK, () => json({ data: { user: awa } }));
    await click(byRole(root, 'button', 'Réessayer'));
    await until(() => byRole(root, 'heading', 'Fiche'));
    expect(log.of('parvis-session')).toHaveLength(1);
  });
});
