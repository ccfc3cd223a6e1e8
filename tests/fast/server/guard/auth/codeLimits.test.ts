import { describe, expect, it } from 'vitest';
import { ask, dataOf } from '../../ask';
import { accountsServer } from './accountsServer';
import { codeOf } from './authenticator';
import { linkIn, tokenIn } from './mailedLink';
import { SECRET } from './people';

const accounts = accountsServer();
const { clock, home } = accounts;

const ATTACKER = '203.0.113.9';
const ELSEWHERE = '198.51.100.7';
/** Wrong codes of one address at one account in an hour, and of all strangers together. */
const [OWN, ALL] = [10, 20];

const login = (address: string, email: string, code: string, password = SECRET) =>
  ask(accounts.server, '/api/login', {
    body: { email, password, code },
    headers: { 'x-forwarded-for': address },
  });

/** Statuses of wrong codes from one address after the other. */
async function guess(email: string, addresses: readonly string[], code = '000000'): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await login(address, email, code)).status);
  return statuses;
}

const several = (count: number, address: string) => Array<string>(count).fill(address);
/** One code each from more networks than the account has codes. */
const manyNetworks = Array.from({ length: ALL + 5 }, (_, index) => `203.0.${index}.9`);

const rightCode = (secret: string) => {
  clock.at += 30_000;
  return codeOf(secret, clock.at);
};

describe('Wrong codes of a second factor', () => {
  it('are refused for the address that sent them, and leave the account to others [N6]', async () => {
    const { email, secret } = await home.protectedPerson();
    // The counts of passwords are others: a right one with a wrong code counts as an attempt there too.
    const statuses = await guess(email, several(OWN, ATTACKER));
    await accounts.server.db.deleteFrom('reseaux_connus').execute();
    expect(statuses).toEqual(Array(OWN).fill(401));
    expect((await login(ATTACKER, email, rightCode(secret))).status).toBe(429);
    expect((await login(ELSEWHERE, email, rightCode(secret))).status).toBe(200);
  });

  it('from many addresses stop strangers, but neither known networks nor recovery codes [N6]', async () => {
    const { email, secret, codes } = await home.protectedPerson();
    expect((await login('198.51.100.200', email, rightCode(secret))).status).toBe(200);
    const statuses = await guess(email, manyNetworks);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await login('192.0.2.77', email, rightCode(secret))).status).toBe(429);
    // Another address of the network that the owner has signed in from.
    expect((await login(ELSEWHERE, email, rightCode(secret))).status).toBe(200);
    expect((await login('192.0.2.77', email, codes[0] ?? '')).status).toBe(200);
  });

  it('leave a known device alone, from whichever network, until its sessions are ended [N6]', async () => {
    const { id, email, secret, codes } = await home.protectedPerson();
    const other = await home.protectedPerson();
    let mobiles = 0;
    const enter = async (code: string, device?: string, who = email) => {
      const answer = await ask(accounts.server, '/api/login', {
        body: { email: who, password: SECRET, code, ...(device && { appareil: device }) },
        headers: { 'x-forwarded-for': `10.${++mobiles}.0.1` },
      });
      return { status: answer.status, appareil: dataOf<{ appareil?: string } | undefined>(answer)?.appareil };
    };
    const { appareil: device } = await enter(rightCode(secret));
    expect(device).toMatch(/^[\w-]{43}$/);
    await guess(email, manyNetworks);
    await guess(other.email, manyNetworks);
    expect((await enter(rightCode(secret))).status).toBe(429);
    expect(await enter(rightCode(secret), device)).toEqual({ status: 200, appareil: device });
    expect((await enter(rightCode(other.secret), device, other.email)).status).toBe(429);
    expect((await enter(rightCode(secret), `${device}'`)).status).toBe(429);
    await home.call('DELETE', `/api/comptes/${id}/sessions/`);
    expect((await enter(rightCode(secret), device)).status).toBe(429);
    // The old value stays worthless.
    const after = await enter(codes[0] ?? '', device);
    expect([after.status, after.appareil === device]).toEqual([200, false]);
    expect((await enter(rightCode(secret), device)).status).toBe(429);
  });

  it('start from zero after a new password [N6]', async () => {
    const { email, codes } = await home.protectedPerson();
    await guess(email, manyNetworks);
    await guess(email, several(OWN - 1, ATTACKER), 'AAAA-AAAA-AAAA-AAAA');
    await ask(accounts.server, '/api/reset-password', { body: { email } });
    await accounts.server.settle();
    const fields = { jeton: tokenIn(accounts.server.mails.at(-1)), mot_de_passe: 'encore un autre secret' };
    expect((await home.submit(linkIn(accounts.server.mails.at(-1)).pathname, fields)).status).toBe(200);
    await accounts.server.db.deleteFrom('reseaux_connus').execute();
    expect((await login(ELSEWHERE, email, '000000', fields.mot_de_passe)).status).toBe(401);
    expect((await login(ATTACKER, email, codes[1] ?? '', fields.mot_de_passe)).status).toBe(200);
  });

  it('know a network for 90 days after its last sign-in, and only for its account [N6]', async () => {
    const DAY = 24 * 3600 * 1000;
    const one = await home.protectedPerson();
    const other = await home.protectedPerson();
    expect((await login(ELSEWHERE, one.email, rightCode(one.secret))).status).toBe(200);
    await guess(other.email, manyNetworks);
    expect((await login(ELSEWHERE, other.email, rightCode(other.secret))).status).toBe(429);
    for (const [days, status] of [
      [89, 200],
      [91, 429],
    ] as const) {
      clock.at += days * DAY;
      await guess(one.email, manyNetworks);
      expect((await login(ELSEWHERE, one.email, rightCode(one.secret))).status, `${days}`).toBe(status);
    }
  });
});
