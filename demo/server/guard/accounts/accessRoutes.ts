/** Who came in, who was refused and what was exported: everybody's own, and all of them for administrators. */
import { comptes } from '../../../../src/api/endpoints/comptes';
import { profil } from '../../../../src/api/endpoints/profil';
import { CONNEXIONS_PAGE_SIZE, type Connexion } from '../../../../src/domain/accounts/connexion';
import type { Page } from '../../../../src/domain/wire';
import type { Api } from '../../contract/http/api';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../contract/http/paging';
import { route } from '../../contract/http/route';
import { userIdOf } from '../auth/tokens';

const PAGE_SIZE_MAX = 100;

/** @param account whose rows; undefined for those of all */
async function accessPage(
  { db }: Api,
  path: string,
  query: PageQuery,
  account?: number,
): Promise<Page<Connexion>> {
  const bounds = boundsOf(query, CONNEXIONS_PAGE_SIZE, PAGE_SIZE_MAX);
  const all = db
    .selectFrom('connexions as c')
    .$if(account !== undefined, (rows) => rows.where('c.utilisateur_id', '=', account!));
  const { count } = await all.select((is) => is.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  checkPage(bounds, Number(count));
  const rows = await all
    .leftJoin('utilisateurs as u', 'u.id', 'c.utilisateur_id')
    .select([
      'c.id',
      'c.quand',
      'c.genre',
      'c.detail',
      'c.nombre',
      'c.reseau',
      'u.id as compte',
      'u.nom',
      'u.prenom',
    ])
    .orderBy('c.quand', 'desc')
    .orderBy('c.id', 'desc')
    .limit(bounds.size)
    .offset(bounds.offset)
    .execute();
  const results = rows.map(({ compte, nom, prenom, ...row }) => ({
    ...row,
    compte: compte === null ? null : { id: compte, nom: `${prenom} ${nom}` },
  }));
  return pageAnswer(path, query, bounds, Number(count), results);
}

export function accessRoutes(api: Api): void {
  const isWhole = { isWhole: true } as const;
  route(
    api,
    profil.accesses,
    (query, { user }) => accessPage(api, profil.accesses.path, query, userIdOf(user)),
    isWhole,
  );
  route(api, comptes.accesses, (query) => accessPage(api, comptes.accesses.path, query), isWhole);
}
