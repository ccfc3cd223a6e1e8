/** Who came in, who was refused and what was exported: everybody's own, and all of them for administrators. */
import { accountCalls } from '../../../../src/api/endpoints/administration/accounts';
import { profileCalls } from '../../../../src/api/endpoints/profile';
import { SIGN_INS_PAGE_SIZE, type SignInRecord } from '../../../../src/domain/accounts/signIn';
import type { Page } from '../../../../src/domain/wire';
import type { Api } from '../../guard/api';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import { readRoute } from '../../http/route';
import { userIdOf } from '../../http/user';

const PAGE_SIZE_MAX = 100;

/** @param account whose rows; undefined for those of all */
async function accessPage(
  { db }: Api,
  path: string,
  query: PageQuery,
  account?: number,
): Promise<Page<SignInRecord>> {
  const bounds = boundsOf(query, SIGN_INS_PAGE_SIZE, PAGE_SIZE_MAX);
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
  const results = rows.map(({ compte: account, nom, prenom, ...row }) => ({
    ...row,
    compte: account === null ? null : { id: account, nom: `${prenom} ${nom}` },
  }));
  return pageAnswer(path, query, bounds, Number(count), results);
}

export function accessRoutes(api: Api): void {
  const isWhole = { isWhole: true } as const;
  readRoute(
    api,
    profileCalls.accesses,
    (query, { user }) => accessPage(api, profileCalls.accesses.path, query, userIdOf(user)),
    isWhole,
  );
  readRoute(
    api,
    accountCalls.accesses,
    (query) => accessPage(api, accountCalls.accesses.path, query),
    isWhole,
  );
}
