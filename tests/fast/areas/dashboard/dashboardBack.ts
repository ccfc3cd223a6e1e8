import { createClient } from '../../../../src/api/client.ts';

/*
 * Answers for the dashboard that a test writes: 5 000 points, a group without members, a call that fails. The
 * answers of the reference server are shown by tests/fast/journeys/dashboard.test.ts.
 */

type Answer = unknown | Response | (() => Response | Promise<Response>);

export const COUNTS = '/api/statistics/dashboard';
export const GROUPS = '/api/groupes/statistiques/';
export const DEPARTMENTS = '/api/departements/statistiques/';
export const EVOLUTION = '/api/membres/evolution-membres/';

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const points = [
  { date: '2026-01-01', value: 1200 },
  { date: '2026-01-02', value: 1212 },
  { date: '2026-01-03', value: 1212 },
  { date: '2026-01-04', value: 1207 },
];

const usual: Record<string, Answer> = {
  [COUNTS]: { data: { groups: 3, departments: 2, users: 7, members: 1284 } },
  [GROUPS]: {
    data: {
      data: {
        groupes: [
          { id: 1, nom: 'Chorale', membres_count: 3, color: '#123456' },
          { id: 2, nom: 'Accueil', membres_count: 5, color: 4 },
          { id: 3, nom: 'Diaconie', membres_count: 0, color: null },
        ],
      },
    },
  },
  [DEPARTMENTS]: {
    data: {
      data: {
        departements: [
          { id: 1, nom: 'Louange', membres_count: 1, color: '#3B82F6' },
          { id: 2, nom: 'Médias', membres_count: 7, color: '#EF4444' },
        ],
      },
    },
  },
  [EVOLUTION]: { data: points },
};

/** A client whose calls are answered by path, and the calls it made. */
export function dashboardBack(answers: Record<string, Answer> = {}) {
  const table: Record<string, Answer> = { ...usual, ...answers };
  const calls: URL[] = [];
  const client = createClient({
    random: () => 0,
    fetch: async (input) => {
      const url = new URL(String(input), location.href);
      calls.push(url);
      const answer = table[url.pathname];
      if (answer === undefined) throw new Error(`The dashboard asked for ${url.pathname}`);
      if (typeof answer === 'function') return answer();
      return json(answer);
    },
  });
  return {
    client,
    /** What the calls of a path asked for. */
    asked: (path: string) => calls.filter((url) => url.pathname === path).map((url) => url.search),
    answer: (path: string, answer: Answer) => {
      table[path] = answer;
    },
  };
}

/** An answer that waits for the test. */
export function held(body: unknown) {
  let release = () => {};
  const promise = new Promise<Response>((resolve) => {
    release = () => resolve(json(body));
  });
  return { answer: () => promise, release: () => release() };
}

export const dropped = () => Promise.reject(new TypeError('Failed to fetch'));

/** Daily points that grow by one. */
export const growth = (count: number) => ({
  data: Array.from({ length: count }, (_, at) => ({
    date: new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10),
    value: 100 + at,
  })),
});
