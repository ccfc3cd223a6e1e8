import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { PAGE_SHEET } from '../../../../../demo/server/http/pageSheet';
import type { TestServer } from '../../../../support/server';
import { ask } from '../../ask';
import { linkIn, tokenIn } from './mailedLink';

/** Tests of how long tokens are valid, and what is stored of them. */
export function tokens(given: () => TestServer, clock: { at: number }): void {
  const isGood = async (token: string) => (await ask(given(), '/api/verify-token', { token })).status === 200;
  const link = async (email: string) => {
    await ask(given(), '/api/reset-password', { body: { email } });
    await given().settle();
    return linkIn(given().mails.at(-1));
  };
  const mailedToken = async (email: string) => {
    await link(email);
    return tokenIn(given().mails.at(-1));
  };
  const choose = (token: string, mot_de_passe: string) =>
    ask(given(), '/nouveau-mot-de-passe', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ jeton: token, mot_de_passe }).toString(),
    });

  describe('A token', () => {
    it('is 256 random bits, of which the database only stores a hash', async () => {
      const given256 = await Promise.all([1, 2, 3].map(() => given().login()));
      expect(new Set(given256).size).toBe(3);
      for (const token of given256) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const reset = await mailedToken(given().email);
      expect(Buffer.from(reset, 'base64url')).toHaveLength(32);
      const stored = await Promise.all(
        (['jetons', 'liens'] as const).map((table) => given().db.selectFrom(table).selectAll().execute()),
      );
      const rows = JSON.stringify(stored);
      for (const token of [...given256, reset]) {
        expect(rows).not.toContain(token);
        expect(rows).toContain(createHash('sha256').update(token).digest('base64url'));
      }
    });

    it('expires after a day for a session, after an hour for a link', async () => {
      const token = await given().login();
      const { pathname, search } = await link('accueil@parvis.test');
      clock.at += (3600 - 1) * 1000;
      expect((await ask(given(), pathname + search)).status).toBe(200);
      clock.at += 2000;
      expect((await ask(given(), pathname + search)).status).toBe(410);
      clock.at += (23 * 3600 - 2) * 1000;
      expect(await isGood(token)).toBe(true);
      clock.at += 2000;
      expect(await isGood(token)).toBe(false);
    });

    it('of one kind is not accepted as the other kind', async () => {
      const reset = await mailedToken(given().email);
      expect(await isGood(reset)).toBe(false);
      expect((await choose(await given().login(), 'quatre mots bien rares')).status).toBe(410);
    });

    it('of a link changes the password once, even when it is used twice at the same time', async () => {
      const token = await mailedToken('accueil@parvis.test');
      const answers = await Promise.all(
        ['quatre mots bien rares', 'trois mots au hasard'].map((one) => choose(token, one)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    });

    it('of a link is used at the server’s public address, also below a path', async () => {
      const { app } = createApp(given().db, { publicUrl: () => 'https://eglise.example/parvis' });
      const { search } = await link(given().email);
      const page = await (await app.request(`/nouveau-mot-de-passe${search}`)).text();
      expect(page).toContain('action="/parvis/nouveau-mot-de-passe"');
      const gone = await (await app.request('/nouveau-mot-de-passe?jeton=x')).text();
      expect(gone).toContain('href="/parvis/"');
    });

    it('of a link is only accepted from the form of its page; other bodies get a page, and no error', async () => {
      const told = vi.spyOn(console, 'error');
      for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', 'x']) {
        const headers = { 'content-type': type };
        const answer = await ask(given(), '/nouveau-mot-de-passe', { method: 'POST', headers, body: '--x' });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          415,
          'text/html; charset=UTF-8',
        ]);
        expect(answer.text).toContain('n’accepte que son propre formulaire');
      }
      expect(told).not.toHaveBeenCalled();
    });

    it('is not passed on by the page behind the link, which sends no referrer', async () => {
      const { pathname, search } = await link('accueil@parvis.test');
      const { headers, text } = await ask(given(), pathname + search);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text.match(/(?:href|src|action)="[^"]*"/g)).toEqual([
        `href="${PAGE_SHEET}"`,
        'action="/nouveau-mot-de-passe"',
      ]);
    });
  });

  it('A mail server that never answers delays no answer, whether the account exists or not', async () => {
    const { app } = createApp(given().db, { mailer: () => new Promise(() => {}) });
    const asked = async (email: string) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.request('/api/reset-password', {
        method: 'POST',
        headers,
        body: JSON.stringify({ email }),
      });
      return [
        answer.status,
        await answer.text(),
        [...answer.headers].filter(([name]) => name !== 'x-request-id'),
      ];
    };
    expect(await asked(given().email)).toEqual(await asked('personne@parvis.test'));
  });
}
