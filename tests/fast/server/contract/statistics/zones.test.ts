import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOldAnswers } from '../../../../../demo/server/guard/privacy/oldAnswers';
import { monthsBefore } from '../../../../../demo/server/time/days';
import { localDay, startOfDay } from '../../../../../demo/server/time/zones';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask } from '../../ask';

/* The day changes at 10:00, 11:00 or 12:00 UTC in Auckland, and at 4:00 or 5:00 UTC in New York. */
const ZONES = ['Pacific/Auckland', 'America/New_York'] as const;
/** 22 May 2026 in Auckland, 21 May in New York. */
const MOMENT = '2026-05-21T20:30:00.000Z';
const DAYS = { 'Pacific/Auckland': '2026-05-22', 'America/New_York': '2026-05-21' } as const;

describe('startOfDay', () => {
  it('is the first minute of a day in a zone, also where the clock changes at midnight [K14]', () => {
    const rows = [
      ['2026-05-22', 'Europe/Paris', '2026-05-21T22:00:00.000Z'],
      ['2026-03-29', 'Europe/Paris', '2026-03-28T23:00:00.000Z'],
      ['2026-03-30', 'Europe/Paris', '2026-03-29T22:00:00.000Z'],
      ['2026-10-26', 'Europe/Paris', '2026-10-25T23:00:00.000Z'],
      ['2026-05-22', 'Pacific/Kiritimati', '2026-05-21T10:00:00.000Z'],
      ['2026-05-22', 'Etc/GMT+12', '2026-05-22T12:00:00.000Z'],
      // Its clock went from 23:59 to 1:00.
      ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ] as const;
    for (const [day, zone, instant] of rows) {
      expect.soft(startOfDay(day, zone), `${day} ${zone}`).toBe(instant);
      expect.soft(localDay(zone, new Date(instant))).toBe(day);
    }
  });

  it('is preceded by the months that data are kept, of which the short ones end earlier [K14]', () => {
    expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
    expect(monthsBefore('2026-03-15', 12)).toBe('2025-03-15');
    expect(monthsBefore('2024-02-29', 12)).toBe('2023-02-28');
  });
});

describe.each(ZONES)('the days of an organisation in %s', (timeZone) => {
  let server: TestServer;
  let token: string;
  const day = DAYS[timeZone];
  const get = async (path: string) => ask(server, path, { token });
  beforeAll(async () => {
    server = await startTestServer({ members: 3, today: '2026-06-22', timeZone });
    token = await server.login();
  });
  afterAll(() => server.close());

  it('bound the journal [K14]', async () => {
    await ask(server, '/api/tags/', { token, body: { name: 'Midi', can_be_inevent: true } });
    await sql`update operations set quand = ${MOMENT}`.execute(server.db);
    const count = async (query: string) => (await get(`/api/journal/?${query}`)).body.count;
    expect(await count(`du=${day}&au=${day}`)).toBe(1);
    expect(await count(`du=2000-01-01&au=${monthsBefore(day, 1)}`)).toBe(0);
    for (const other of ['2026-05-20', '2026-05-21', '2026-05-22', '2026-05-23'])
      expect.soft(await count(`du=${other}&au=${other}`), other).toBe(other === day ? 1 : 0);
  });

  it('are those on which answers were received, as their export for Excel says [K14]', async () => {
    const [form] =
      (await server.db.selectFrom('formulaires').select('id').orderBy('id').limit(1).execute()) ?? [];
    if (!form) throw new Error('The sample data have no form.');
    await sql`insert into reponses (formulaire_id, valeurs, recherche, created_at)
      values (${form.id}, '{}', '', ${MOMENT})`.execute(server.db);
    const { text } = await get(`/api/formulaires/${form.id}/reponses/?format=excel`);
    expect(text).toContain(timeZone === 'Pacific/Auckland' ? '22/05/2026 08:30' : '21/05/2026 16:30');
  });

  it('end the months that answers and records are kept [K14]', async () => {
    await sql`update formulaires set conservation_mois = 1`.execute(server.db);
    const deleted = (today: string) => {
      const noon = Date.parse(startOfDay(today, timeZone)) + 12 * 3_600_000;
      return deleteOldAnswers(server.db, { timeZone, now: () => noon });
    };
    // A month after the day of the answer it is still there, and the day after that it goes.
    expect(await deleted(`2026-06-${day.slice(8)}`)).toBe(0);
    expect(await deleted(`2026-06-${Number(day.slice(8)) + 1}`)).toBe(1);

    await sql`update membres set updated_at = ${MOMENT}, date_inscription = '2020-01-01'`.execute(server.db);
    await sql`delete from affectations`.execute(server.db);
    await sql`update groupes_membres set date_inscription = '2020-01-01', date_sortie = null`.execute(
      server.db,
    );
    await sql`update departements_membres set date_inscription = '2020-01-01', date_sortie = null`.execute(
      server.db,
    );
    await sql`delete from membres_etapes`.execute(server.db);
    await ask(server, '/api/conservation/', { method: 'PUT', token, body: { mois: 1 } });
    const { results } = (await get('/api/conservation/membres/')).body as {
      results: { derniere_activite: string }[];
    };
    // Today is 22 June: the 22 May counts as activity within the month.
    expect(results.map(({ derniere_activite }) => derniere_activite)).toEqual(
      timeZone === 'Pacific/Auckland' ? [] : [day, day, day],
    );
  });
});
