import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../../src/domain/accounts/profile';
import type { TestServer } from '../../../../support/server';
import { ask, dataOf, refusedFields } from '../../ask';
import type { People } from './people';

/** Tests of what people choose for their own account. */
export function ownSettings({ call, login, signedIn }: People, given: () => TestServer): void {
  const change = (token: string, body: object) => call('PATCH', '/api/profil/reglages/', body, token);
  const profile = async (token: string) =>
    dataOf<Profile>(await call('GET', '/api/profil/', undefined, token));

  describe('One’s own settings', () => {
    it('stay on the account, one by one, and come with every sign-in and check [U3]', async () => {
      const { email, token } = await signedIn();
      expect((await profile(token)).reglages).toMatchObject({
        theme: 'auto',
        format_date: 'DD/MM/YYYY',
        fuseau: '',
      });
      await change(token, { theme: 'dark' });
      const changed = await change(token, { fuseau: 'America/Cayenne', format_date: 'YYYY-MM-DD' });
      const expected = { theme: 'dark', langue: 'fr', format_date: 'YYYY-MM-DD', fuseau: 'America/Cayenne' };
      expect(dataOf<Profile>(changed).reglages).toMatchObject(expected);
      for (const answer of [await login(email), await ask(given(), '/api/verify-token', { token })])
        expect(answer.body.data).toMatchObject({ user: { reglages: expected } });
    });

    it('refuse a wrong one under its name, and change nothing', async () => {
      const rows = [
        [{ theme: 'rose' }, 'theme'],
        [{ langue: 'en' }, 'langue'],
        [{ format_date: 'DD.MM.YY' }, 'format_date'],
        [{ fuseau: 'Europe/Atlantis' }, 'fuseau'],
      ] as const;
      for (const [body, field] of rows) {
        const { token } = await signedIn();
        expect.soft(refusedFields(await change(token, { theme: 'dark', ...body })), field).toEqual([field]);
        expect.soft((await profile(token)).reglages.theme, field).toBe('auto');
      }
    });

    it('and one’s own name refuse an old version, and answer the present one [U3, J3]', async () => {
      const { token } = await signedIn();
      const { updated_at } = await profile(token);
      const names = { nom: 'Durand', prenom: 'Élise', updated_at };
      const [first, second] = [
        await call('PUT', '/api/profil/', names, token),
        await change(token, { theme: 'dark', updated_at }),
      ];
      expect([first.status, second.status]).toEqual([200, 409]);
      expect(second.body).toMatchObject({ data: { prenom: 'Élise', reglages: { theme: 'auto' } } });
      const { updated_at: next } = dataOf<Profile>(second);
      expect((await change(token, { theme: 'dark', updated_at: next })).status).toBe(200);
      expect((await call('PUT', '/api/profil/', { ...names, updated_at: next }, token)).status).toBe(409);
    });
  });
}
