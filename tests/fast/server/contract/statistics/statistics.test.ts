import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, dataOf, refusedFields } from '../../ask';

const TODAY = '2026-03-15';

interface Point {
  date: string;
  value: number;
}

let server: TestServer;
let token: string;

const get = (path: string) => ask(server, path, { token });
const evolution = async (query: string) =>
  dataOf<Point[]>(await get(`/api/membres/evolution-membres/?${query}`));

beforeAll(async () => {
  server = await startTestServer({ members: 300, today: TODAY });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());

describe('The dashboard', () => {
  it('counts groups, departments, users and members [D7]', async () => {
    const { body } = await get('/api/statistics/dashboard');
    expect(body.data).toEqual({ groups: 12, departments: 8, users: 3, members: 300 });
  });

  it('counts current members per group and department, in French order of names [D8, D9, A8]', async () => {
    const groups = dataOf<{ groupes: Record<string, unknown>[] }>(
      await get('/api/groupes/statistiques/'),
    ).groupes;
    expect(groups).toHaveLength(12);
    const present = await server.db
      .selectFrom('groupes_membres')
      .selectAll()
      .where('date_sortie', 'is', null)
      .execute();
    const sum = groups.reduce((total, group) => total + Number(group.membres_count), 0);
    expect(sum).toBe(present.length);
    expect(groups[0]).toMatchObject({ nom: 'Accueil des nouveaux', color: expect.stringMatching(/^#/) });
    expect(groups.map(({ nom }) => nom)).toEqual(
      groups.map(({ nom }) => String(nom)).sort(new Intl.Collator('fr').compare),
    );
    const { body } = await get('/api/departements/statistiques/');
    expect(dataOf<{ departements: unknown[] }>({ body }).departements).toHaveLength(8);
  });

  it('lists tags and steps for pickers [A14]', async () => {
    expect((await get('/api/tags/tous_les_tags/')).body.data).toHaveLength(20);
    const steps = dataOf<{ ordre: number }[]>(await get('/api/etapes/tous_les_etapes/'));
    expect(steps.map(({ ordre }) => ordre)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('The evolution of members', () => {
  it('has a point per day, for the last thirty days by default, and ends at the total [D15, D16]', async () => {
    const points = await evolution('period=daily');
    expect(points).toHaveLength(30);
    expect(points.at(-1)).toEqual({ date: TODAY, value: 300 });
    const values = points.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it('is daily by default [C11]', async () => {
    expect(await evolution('')).toEqual(await evolution('period=daily'));
  });

  it('has a point per month, dated the first day, over two years by default [D12]', async () => {
    const points = await evolution('period=monthly');
    expect(points).toHaveLength(24);
    expect([points[0]?.date, points.at(-1)]).toEqual(['2024-04-01', { date: '2026-03-01', value: 300 }]);
  });

  it('counts everyone who joined up to and including the day', async () => {
    const [point] = await evolution('start_date=2025-12-31&end_date=2025-12-31');
    const rows = await server.db
      .selectFrom('membres')
      .select('id')
      .where('date_inscription', '<=', '2025-12-31')
      .execute();
    expect(point).toEqual({ date: '2025-12-31', value: rows.length });
  });

  it('never goes past today, and crosses a 29th of February', async () => {
    expect((await evolution('start_date=2026-03-14&end_date=2030-01-01')).map(({ date }) => date)).toEqual([
      '2026-03-14',
      TODAY,
    ]);
    expect(await evolution('start_date=2026-03-16')).toEqual([]);
    expect((await evolution('start_date=2024-02-28&end_date=2024-03-01')).map(({ date }) => date)).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
  });

  it('refuses a wrong period with a reason under the field', async () => {
    const rows = [
      ['start_date=2026-02-30'],
      ['start_date=hier'],
      ['end_date=99999-01-01'],
      ['start_date=2026-03-02&end_date=2026-03-01'],
      ['period=yearly'],
      ['start_date=1950-01-01'],
    ] as const;
    for (const [query] of rows) {
      const { status, body } = await get(`/api/membres/evolution-membres/?${query}`);
      expect.soft([status, refusedFields({ body })], query).toEqual([422, [expect.any(String)]]);
    }
  });
});

describe('Other statistics', () => {
  it('count users and members [A4, A10]', async () => {
    expect((await get('/api/statistics/users/')).body.data).toEqual({ total: 3, connectes: 1 });
    const members = dataOf<Record<string, number>>(await get('/api/statistics/members/'));
    expect(members.total).toBe(300);
    expect(Number(members.masculin) + Number(members.feminin)).toBe(300);
    expect((await get('/api/membres/statistics/')).body.data).toEqual(members);
  });

  it('show growth by month, towns and daily activity, with their defaults [A5, C11]', async () => {
    const growth = dataOf<Point[]>(await get('/api/statistics/growth/'));
    expect(growth.every(({ date }) => date.endsWith('-01'))).toBe(true);
    expect((await get('/api/statistics/growth/?period=constructor')).status).toBe(422);
    const towns = dataOf<{ total: number }[]>(await get('/api/statistics/geographic/'));
    const totals = towns.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect((await get('/api/statistics/activity/')).body.data).toHaveLength(30);
    expect((await get('/api/statistics/activity/?days=7')).body.data).toHaveLength(7);
    expect((await get('/api/statistics/activity/?days=0')).status).toBe(422);
  });
});
