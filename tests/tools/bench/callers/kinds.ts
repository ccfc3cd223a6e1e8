/** The calls that are made by many callers at once. `at` is a number of its own for every call. */
export interface Kind {
  name: string;
  method: 'GET' | 'POST';
  path(at: number): string;
  body?(at: number): unknown;
}

/** The beginnings of frequent first and last names: thousands of members each. */
const letters = 'mar,dup,jea,ber,par,the,ann,rou,lef,ent,ine,and,ier,mor,gar,ren,cla,pie'.split(',');

/** What the dashboard asks for when it opens. */
const statistics = [
  'statistics/dashboard',
  'groupes/statistiques/',
  'departements/statistiques/',
  'membres/evolution-membres/?period=daily',
];

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

export const kindsOf = (members: number): Kind[] => [
  {
    name: 'a page of 10, all over the list',
    method: 'GET',
    path: (at) => `membres/?page=${1 + ((at * 997) % Math.ceil(members / 10))}&page_size=10`,
  },
  {
    name: 'a search of 3 letters',
    method: 'GET',
    path: (at) => `membres/?page=1&page_size=10&search=${pick(letters, at)}`,
  },
  { name: 'statistics', method: 'GET', path: (at) => pick(statistics, at) },
  {
    name: 'a new member',
    method: 'POST',
    path: () => 'membres/',
    body: (at) => ({ nom: 'Essai', prenom: `Numéro ${at}`, genre: 'feminin' }),
  },
];
