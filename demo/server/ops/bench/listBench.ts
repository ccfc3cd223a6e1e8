/** Requests for sorted and filtered lists, for bench.ts: many different ones, so that most are counted for the first time. */
import { MEMBER_ORDERINGS } from '../../../../src/domain/members/memberFilters';

type Measured = [name: string, runs: number, paths: (run: number) => string];

const LIST = '/api/membres/filtres_combines/';
const orders = MEMBER_ORDERINGS.flatMap((ordering) => [ordering, `-${ordering}`]);
const orderOf = (run: number): string => `ordering=${orders[run % orders.length]}`;

const filters: readonly ((run: number) => string)[] = [
  (run) => `departements[]=${1 + (run % 9)}&departements[]=${2 + (run % 7)}`,
  (run) => `age_min=${10 + (run % 50)}&age_max=${20 + (run % 50)}`,
  (run) => `age_min=${1 + (run % 70)}`,
  (run) => `inscrit_du=20${10 + (run % 15)}-0${1 + (run % 9)}-01`,
  (run) => `villes[]=${['Lyon', 'Paris', 'Nantes', '%C3%89vry', 'Lille'][run % 5]}&age_min=${run % 40}`,
  (run) => `sans_groupe=true&age_max=${30 + (run % 40)}`,
  (run) => `sans_email=true&groupes[]=${1 + (run % 12)}`,
  (run) => `sans_departement=true&tags[]=${1 + (run % 12)}`,
  (run) => `groupes[]=${1 + (run % 12)}&sans_groupe=true`,
];
const filterOf = (run: number): string => filters[run % filters.length]!(run);

const typos = [
  'marttin',
  'duppont',
  'petitt',
  'bernadr',
  'thomsa',
  'moraeu',
  'lefebvrre',
  'girrard',
  'rousel',
];

/** @param members number of members in the database */
export function listMeasures(members: number): Measured[] {
  const pages = Math.max(1, Math.ceil(members / 25));
  return [
    ['sorted, first page', 90, (run) => `/api/membres/?${orderOf(run)}`],
    [
      'sorted, pages spread over all',
      180,
      (run) => `/api/membres/?${orderOf(run)}&page=${1 + ((run * 997) % pages)}&page_size=25`,
    ],
    ['filtered, never counted before', 180, (run) => `${LIST}?${filterOf(run)}&page_size=25`],
    [
      'filtered and sorted, never counted before',
      180,
      (run) =>
        `${LIST}?${filterOf(run + 500)}&inscrit_au=2026-10-${10 + (run % 20)}&${orderOf(run)}&page_size=25`,
    ],
    [
      'a typing error',
      90,
      (run) => `/api/membres/?search=${typos[run % typos.length]}+${'abcdefghij'[run % 10]}`,
    ],
    ['a typing error, counted before', 90, (run) => `/api/membres/?search=${typos[run % typos.length]}`],
    ['ids of all', 5, () => '/api/membres/identifiants/?ordering=-ville'],
  ];
}
