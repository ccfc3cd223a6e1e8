import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Registration } from '../../../../../src/domain/registrations/registration';
import { present } from '../../../../support/present';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';

let server: TestServer;
let token: string;
let at = Date.parse('2099-03-15T09:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ members: 3, timeZone: 'Europe/Paris', now: () => at });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());

const call = (method: string, path: string, body?: unknown) => ask(server, path, { method, body, token });

/** Every row of every table but the counters of attempts, as text. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'tentatives'`.execute(
    server.db,
  );
  const texts: [string, string][] = [];
  for (const { name } of rows) {
    const read = await sql<{
      row: string;
    }>`select r::text as row from ${sql.table(name)} as r order by 1`.execute(server.db);
    texts.push([name, read.rows.map(({ row }) => row).join('\n')]);
  }
  return Object.fromEntries(texts);
}

/** One mail of each kind that has a link: a new password, an invitation, a new address, a registration, a place, a service. */
async function causeMails(): Promise<void> {
  await ask(server, '/api/reset-password', { body: { email: server.email } });
  await call('POST', '/api/comptes/', {
    ...{ email: 'nora@exemple.fr', nom: 'Petit', prenom: 'Nora', role: 'utilisateur' },
  });
  await call('POST', '/api/profil/adresse/', { email: 'autre@exemple.fr', mot_de_passe: server.password });
  const { id } = dataOf<{ id: number }>(
    await call('POST', '/api/events/', {
      ...{ nom_evenement: 'Camp', lieu: 'Temple', date: '2099-07-04T10:00:00', is_recurrent: false },
    }),
  );
  const registration = dataOf<Registration>(
    await call('PUT', `/api/events/${id}/inscriptions/`, {
      ...{ places: 1, personnes_max: 8, attente: true, offre_heures: 2, accord: false },
    }),
  );
  const path = `/api/inscriptions/${present(registration.reglages, 'settings').identifiant}/`;
  for (const prenom of ['Awa', 'Moussa']) {
    const { tampon } = dataOf<{ tampon: string }>(await ask(server, path));
    at += 5000;
    const body = { tampon, email: `${prenom}@exemple.fr`, personnes: [{ prenom, nom: 'Diallo' }] };
    expect((await ask(server, path, { body })).status).toBe(201);
  }
  const { results } = (await call('GET', `/api/events/${id}/attendees/`)).body as {
    results: { id: number }[];
  };
  await call('POST', `/api/events/${id}/unregister/`, { inscrits: [results[0]?.id] });
  const role = dataOf<{ id: number }>(await call('POST', '/api/roles-intervenants/', { libelle: 'Musique' }));
  const speaker = dataOf<{ id: number }>(
    await call('POST', '/api/intervenants/', { prenom: 'Léo', nom: 'Petit' }),
  );
  await call('POST', `/api/events/${id}/assignments/`, {
    ...{ evenement: id, intervenant: speaker.id, role_intervenant: role.id },
    donnees: { member_email: 'leo@exemple.fr' },
  });
  expect((await call('POST', `/api/events/${id}/services/demandes/`, { jour: '2099-07-04' })).status).toBe(
    200,
  );
  await server.settle();
}

describe('The links of all mails', () => {
  it('change nothing when a program opens each of them, again and again [RV6]', async () => {
    await causeMails();
    const links = server.mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    const pages = new Set(links.map((link) => new URL(link).pathname));
    expect([...pages].sort()).toEqual(
      expect.arrayContaining(['/lien', '/nouveau-mot-de-passe', '/nouvelle-adresse']),
    );
    const before = await everything();
    for (const link of links)
      for (const method of ['GET', 'HEAD', 'GET', 'OPTIONS']) {
        const { pathname, search } = new URL(link);
        await ask(server, pathname + search, { method });
      }
    await server.settle();
    expect(await everything()).toEqual(before);
    expect(before.inscrits).toContain('offert');
    expect(links.filter((link) => link.includes('choix='))).toHaveLength(3);
  });
});
