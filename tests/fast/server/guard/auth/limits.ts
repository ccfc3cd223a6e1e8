import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { Attempts } from '../../../../../demo/server/store/database/Attempts';
import type { Limit } from '../../../../../demo/server/store/database/limit';
import { callerBehind } from '../../../../support/callerBehind';
import { present } from '../../../../support/present';
import type { TestServer } from '../../../../support/server';
import { ask } from '../../ask';
import { linkIn } from './mailedLink';

const ATTACKER = '203.0.113.9';
const ELSEWHERE = '198.51.100.7';
/** Attempts of one address at one account in 15 minutes, and those left to it once 300 have come from everywhere. */
const OWN_ATTEMPTS = 10;
const LEAST_ATTEMPTS = 2;
/** Limits of one address, over all accounts. */
const LOGINS: Limit = { attempts: 100, seconds: 900 };
const RESETS: Limit = { attempts: 20, seconds: 3600 };
const LINK_PAGES: Limit = { attempts: 60, seconds: 3600 };
const ANSWERS: Limit = { attempts: 60, seconds: 3600 };

/** Tests of the limits on attempts, with a clock that they set. */
export function limits(given: () => TestServer, clock: { at: number }): void {
  const from = (address: string) => ({ 'x-forwarded-for': `192.0.2.1, ${address}` });
  const login = (password: string, address: string, email = given().email) =>
    ask(given(), '/api/login', { body: { email, password }, headers: from(address) });
  const right = (address: string) => login(given().password, address);
  const wrong = (address: string, email?: string) => login('perdu', address, email);
  const pass = (seconds: number) => {
    clock.at += seconds * 1000;
  };
  const several = async (times: number, call: (index: number) => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: times }, (_, index) => call(index)))).map(({ status }) => status);
  const rows = () => given().db.selectFrom('tentatives').selectAll().execute();
  /** Stores a count as if that many attempts had been made. */
  const already = async (times: number, seconds: number, ...parts: string[]) => {
    const before = (await rows()).map(({ cle }) => cle);
    await new Attempts(given().db, () => clock.at).tally(seconds, ...parts);
    const { cle } = present(
      (await rows()).find((row) => !before.includes(row.cle)),
      'new count',
    );
    await given().db.updateTable('tentatives').set({ nombre: times }).where('cle', '=', cle).execute();
  };
  const account = () =>
    given()
      .db.selectFrom('utilisateurs')
      .select(['id', 'nom_utilisateur'])
      .where('email', '=', given().email)
      .executeTakeFirstOrThrow();
  const usedUp = ({ attempts, seconds }: Limit, ...parts: string[]) => already(attempts, seconds, ...parts);

  describe('Guessing a password', () => {
    it('is answered 429 with a French sentence and a delay, after which it may continue', async () => {
      expect(await several(OWN_ATTEMPTS, () => wrong(ATTACKER))).toEqual(Array(OWN_ATTEMPTS).fill(401));
      const { status, headers, body } = await wrong(ATTACKER);
      expect([status, body.message]).toEqual([
        429,
        'Trop de tentatives de connexion. Réessayez dans 15 minutes.',
      ]);
      pass(Number(headers.get('retry-after')) - 1);
      expect((await right(ATTACKER)).status).toBe(429);
      pass(2);
      expect((await right(ATTACKER)).status).toBe(200);
    });

    it('is limited for simultaneous attempts too, and starts again from zero after a success', async () => {
      const answers = await several(30, () => wrong(ATTACKER));
      expect(answers.filter((status) => status === 401)).toHaveLength(OWN_ATTEMPTS);
      await several(OWN_ATTEMPTS - 1, () => wrong(ELSEWHERE));
      expect((await right(ELSEWHERE)).status).toBe(200);
      expect((await wrong(ELSEWHERE)).status).toBe(401);
    });

    it('never locks out sign-ins from elsewhere, nor other accounts of the same address', async () => {
      await several(OWN_ATTEMPTS + 20, () => wrong(ATTACKER));
      expect((await right(ATTACKER)).status).toBe(429);
      expect((await right(ELSEWHERE)).status).toBe(200);
      expect((await login(given().password, ATTACKER, 'accueil@parvis.test')).status).toBe(200);
    });

    it('from many addresses leaves each address fewer attempts, and the owner two', async () => {
      await already(300, 900, 'compte', String((await account()).id));
      const looked = await several(OWN_ATTEMPTS, () => wrong(ATTACKER));
      expect(looked.filter((status) => status === 401)).toHaveLength(LEAST_ATTEMPTS);
      expect((await wrong(ELSEWHERE)).status).toBe(401);
      expect((await right(ELSEWHERE)).status).toBe(200);
      pass(901);
      expect(await several(LEAST_ATTEMPTS + 1, () => wrong(ATTACKER))).not.toContain(429);
    });

    it('reveals nothing about whether an account exists', async () => {
      await several(OWN_ATTEMPTS, () => wrong(ATTACKER, 'personne@parvis.test'));
      await several(OWN_ATTEMPTS, () => wrong(ATTACKER));
      const unknown = await wrong(ATTACKER, 'personne@parvis.test');
      expect([unknown.status, unknown.text]).toEqual([429, (await wrong(ATTACKER)).text]);
    });

    it('at many accounts is stopped only for that address, and then costs no more writes', async () => {
      await usedUp(LOGINS, 'login', ATTACKER);
      expect((await wrong(ATTACKER, 'a@b.fr')).status).toBe(429);
      const before = (await rows()).length;
      expect(await several(5, (index) => wrong(ATTACKER, `${index}@b.fr`))).toEqual(Array(5).fill(429));
      expect((await rows()).length).toBe(before);
      expect((await right(ELSEWHERE)).status).toBe(200);
    });

    it('counts attempts by e-mail address and by user name together [Z3]', async () => {
      const names = [given().email, (await account()).nom_utilisateur!, 'ADMIN@parvis.test'];
      const answers = await several(OWN_ATTEMPTS + 5, (index) => wrong(ATTACKER, names[index % 3]));
      expect(answers.filter((status) => status === 401)).toHaveLength(OWN_ATTEMPTS);
      for (const name of names) expect((await wrong(ATTACKER, name)).status).toBe(429);
      // A name that looks like the id of an account is treated as a name.
      expect((await wrong(ATTACKER, String((await account()).id))).status).toBe(401);
    });

    it('stores neither the address nor the name in its counts', async () => {
      await wrong(ATTACKER, 'personne@parvis.test');
      await ask(given(), '/api/reset-password', { body: { email: given().email }, headers: from(ATTACKER) });
      await given().settle();
      const kept = JSON.stringify(await rows());
      expect((await rows()).length).toBeGreaterThan(3);
      for (const known of [ATTACKER, 'personne', given().email]) expect(kept).not.toContain(known);
    });

    it('counts the /56 of an IPv6 address as one address [N9]', async () => {
      await several(OWN_ATTEMPTS, (index) => wrong(`2001:db8:1:2${index}::1`));
      expect((await wrong('2001:db8:1:ff:ffff::1')).status).toBe(429);
      expect((await wrong('2001:db8:1:100::1')).status).toBe(401);
    });

    it('counts an address as its network', () => {
      const rows = [
        ['203.0.113.9', '203.0.113.9'],
        ['::ffff:203.0.113.9', '203.0.113.9'],
        ['203.0.113.9:51234', '203.0.113.9'],
        ['[2001:DB8:0:02::7]:443', '2001:db8:0:0::/56'],
        ['2001:db8::7', '2001:db8:0:0::/56'],
        ['fe80::1%eth0', 'fe80:0:0:0::/56'],
        ['::1', '0:0:0:0::/56'],
        ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
        ['2001:db8:1:a2ff::', '2001:db8:1:a200::/56'],
        ['unknown', 'unknown'],
      ] as const;
      for (const [address, network] of rows)
        expect.soft(callerBehind(0, undefined, address), address).toBe(network);
    });
  });

  describe('An address behind proxies', () => {
    it('is the one that the first proxy wrote', () => {
      const rows = [
        [0, '1.1.1.1', '10.0.0.9'],
        [1, '9.9.9.9, 1.1.1.1', '1.1.1.1'],
        [2, '9.9.9.9, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
        [3, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
        [1, undefined, '10.0.0.9'],
        [1, '', '10.0.0.9'],
      ] as const;
      for (const [proxies, forwarded, expected] of rows)
        expect.soft(callerBehind(proxies, forwarded), `${proxies} ${forwarded}`).toBe(expected);
    });

    it('causes a warning once an hour when no proxy is configured, with the probable number', () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
      vi.advanceTimersByTime(7_200_000);
      for (let call = 0; call < 3; call++) callerBehind(0, '9.9.9.9, 1.1.1.1');
      callerBehind(0, '9.9.9.9', '93.184.216.34');
      callerBehind(1, '9.9.9.9');
      expect(told.mock.calls.flat()).toEqual([expect.stringContaining('PARVIS_TRUST_PROXY=2')]);
      vi.advanceTimersByTime(3_600_000);
      callerBehind(0, '9.9.9.9, 1.1.1.1');
      vi.useRealTimers();
      expect(told).toHaveBeenCalledTimes(2);
    });
  });

  describe('A refused call', () => {
    const MEGABYTE = new Uint8Array(2 ** 20).fill(120);
    /** Calls the app itself with a body that counts the bytes read from it. */
    const cost = async (path: string, times: number, type = 'application/json') => {
      const { app } = createApp(given().db, { now: () => clock.at });
      const env = { incoming: { socket: { remoteAddress: ATTACKER, destroy() {} } } };
      let read = 0;
      const answers: Response[] = [];
      const before = process.cpuUsage();
      for (let call = 0; call < times; call++) {
        const pull = (controller: ReadableStreamDefaultController) => {
          read++;
          controller.enqueue(MEGABYTE);
          controller.close();
        };
        const body = new ReadableStream({ pull }, { highWaterMark: 0 });
        const headers = { 'content-type': type, authorization: `Token ${'x'.repeat(43)}` };
        const init = { method: 'POST', headers, body, duplex: 'half' };
        answers.push(await app.request(path, init, env));
      }
      const { user, system } = process.cpuUsage(before);
      return { read, milliseconds: (user + system) / 1000, answers };
    };

    it.each([
      ['/api/login', LOGINS, 'login'],
      ['/api/reset-password', RESETS, 'reset'],
      ['/api/auth/reset-password/', RESETS, 'reset'],
      ['/nouveau-mot-de-passe', LINK_PAGES, 'mot de passe'],
    ])(
      'of %s reads no body and closes its connection: 1,000 of 1 MB cost under 1 s [Z3]',
      async (path, limit, part) => {
        await usedUp(limit, part, ATTACKER);
        const { read, milliseconds, answers } = await cost(path, 1000);
        expect(
          answers.every(({ status, headers }) => status === 429 && headers.get('connection') === 'close'),
        ).toBe(true);
        expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(read).toBe(0);
        expect(milliseconds).toBeLessThan(1000);
      },
    );

    it('costs no query while it is remembered, and is accepted when its time is over', async () => {
      await usedUp(LOGINS, 'login', ATTACKER);
      const total = async () => (await rows()).map(({ nombre }) => nombre).reduce((sum, one) => sum + one, 0);
      expect((await wrong(ATTACKER)).status).toBe(429);
      const counted = await total();
      expect(await several(5, () => wrong(ATTACKER))).toEqual(Array(5).fill(429));
      expect(await total()).toBe(counted);
      pass(LOGINS.seconds + 1);
      expect((await right(ATTACKER)).status).toBe(200);
    });
  });

  describe('Asking for a new password', () => {
    const request = (email: string, address: string) =>
      ask(given(), '/api/reset-password', { body: { email }, headers: from(address) });

    it('sends few mails, silently, and always leaves a link that works', async () => {
      const { mails, settle } = given();
      for (let asked = 0; asked < 5; asked++) {
        expect((await request('accueil@parvis.test', ATTACKER)).status).toBe(200);
        await settle();
        pass(60);
      }
      expect(mails).toHaveLength(3);
      // The last moment at which no mail is sent while a link still works.
      pass(3600 - 5 * 60 - 1);
      await request('accueil@parvis.test', ELSEWHERE);
      await settle();
      expect(mails).toHaveLength(3);
      const { pathname, search } = linkIn(mails.at(-1));
      expect((await ask(given(), pathname + search)).status).toBe(200);
      pass(2);
      await request('accueil@parvis.test', ELSEWHERE);
      await settle();
      expect(mails).toHaveLength(4);
    });

    it('is limited per address, with the same words for every account', async () => {
      await usedUp(RESETS, 'reset', ATTACKER);
      const known = await request(given().email, ATTACKER);
      const unknown = await request('personne@parvis.test', ATTACKER);
      expect([known.status, unknown.status, unknown.text]).toEqual([429, 429, known.text]);
      expect(Number(known.headers.get('retry-after'))).toBeGreaterThan(3500);
      expect((await request(given().email, ELSEWHERE)).status).toBe(200);
      await given().settle();
      expect(given().mails).toHaveLength(1);
    });
  });

  describe('Answering forms', () => {
    it('is refused for a while after too many from one address, before the body is read', async () => {
      const answer = (address: string, body: unknown = '{') =>
        ask(given(), '/api/formulaires/inconnu/reponses/', { body, headers: from(address) });
      await usedUp(ANSWERS, 'reponse', ATTACKER);
      const { status, headers } = await answer(ATTACKER);
      expect([status, Number(headers.get('retry-after'))]).toEqual([429, ANSWERS.seconds]);
      expect((await answer(ELSEWHERE)).status).toBe(404);
      pass(ANSWERS.seconds + 1);
      expect((await answer(ATTACKER)).status).toBe(404);
    });
  });
}
