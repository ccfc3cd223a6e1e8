/** What the pages must show in the end, asked of the server beforehand. */

export const account = { email: 'admin@parvis.test', password: 'parvis-demo' };

/** The words by which a row is recognized. */
type Names = string[];

export interface Expected {
  figures: number[];
  pages: Names[][];
  search: { words: string; names: Names[] };
}

/** Each run searches another, so that no browser or server answers from a cache of the run before. */
const searches = ['martin', 'durand', 'leroy', 'moreau', 'bernard', 'petit', 'roux'];

/** Signs in once and returns a function that gets an answer of the server. */
export async function signedIn(url: string) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token, user }: { token: string; user: unknown } = (await answer.json()).data;
  const ask = async (path: string) => {
    const given = await fetch(`${url}/api/${path}`, { headers: { authorization: `Token ${token}` } });
    if (!given.ok) throw new Error(`${path}: ${given.status}`);
    return given.json();
  };
  return { token, user, ask };
}

type Ask = Awaited<ReturnType<typeof signedIn>>['ask'];

/** The figures change with every flow, because each creates a member. */
export async function whatIsThere(ask: Ask, run: number): Promise<Expected> {
  const page = async (query: string): Promise<Names[]> => {
    const { results } = await ask(`membres/?page_size=10&${query}`);
    return results.map(({ nom, prenom }: { nom: string; prenom: string | null }) => [nom, prenom ?? '']);
  };
  const words = searches[run % searches.length] ?? 'martin';
  return {
    figures: Object.values((await ask('statistics/dashboard')).data),
    pages: [await page('page=1'), await page('page=2')],
    search: { words, names: await page(`page=1&search=${words}`) },
  };
}
