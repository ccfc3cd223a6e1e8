/** The roles of speakers. Their labels differ by more than case and accents, and a role in use can't be deleted. */
import { type RawBuilder, sql } from 'kysely';
import { roleCalls } from '../../../../src/api/endpoints/speakers';
import {
  MOST_USED_ROLES,
  ROLES_PAGE_SIZE,
  roleLabelProblem,
  type SpeakerRole,
  type SpeakerRoleUpdate,
} from '../../../../src/domain/events/speaker';
import { foundIn, lineOf } from '../../../../src/domain/search/listSearch';
import type { Api } from '../../guard/api';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import { writeRoute } from '../../guard/writes/writeRoute';
import { HttpError, invalid, notFound } from '../../http/httpError';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import { Reply, readRoute } from '../../http/route';
import { httpTexts } from '../../http/texts';
import { countCache } from '../../store/database/countCache';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { nameKey } from '../../store/search/eventSearchColumns';
import { tidyLine } from '../../store/search/tidyText';
import { checkedSearch } from './eventFilter';
import { eventTexts } from './texts';

const HITS_MAX = 50;

type Row = Omit<SpeakerRole, 'evenements_count'>;
type StoredRole = SpeakerRole & { updated_at: string };

/** The number of events at which each role is assigned, by its id. */
const uses = (db: Database): Promise<Map<number, number>> =>
  countCache.getOrCompute(db, 'evenements', 'uses of roles', async () => {
    const { rows } = await sql<{ role_id: number; count: number }>`
      select role_id, count(distinct evenement_id) as count from affectations group by role_id`.execute(db);
    return new Map(rows.map(({ role_id, count }) => [role_id, count]));
  });

const columns = sql`select r.id, r.libelle, r.updated_at from roles_intervenants as r`;

const counted = async (db: Database, rows: readonly Row[]): Promise<SpeakerRole[]> => {
  const counts = await uses(db);
  return rows.map((row) => ({ ...row, evenements_count: counts.get(row.id) ?? 0 }));
};

const orderings: Readonly<Record<string, RawBuilder<unknown>>> = {
  libelle: sql`r.cle, r.id`,
  '-libelle': sql`r.cle desc, r.id desc`,
};

/** The roles that are found, in the order that was asked for or else best matches first. */
async function rolesFound(
  db: Database,
  searched: string | undefined,
  field: string,
  ordering?: string,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`${columns} order by ${orderings[ordering ?? 'libelle']!}`.execute(db);
  const lines = rows.map(({ libelle }) => lineOf([libelle]));
  const found = foundIn(rows, lines, checkedSearch(searched, field));
  return ordering === undefined ? found : rows.filter((row) => found.includes(row));
}

async function rolePage(db: Database, query: PageQuery & { search?: string; ordering?: string }) {
  const { search, ordering } = query;
  const bounds = boundsOf(query, ROLES_PAGE_SIZE, ROLES_PAGE_SIZE);
  if (ordering !== undefined && !Object.hasOwn(orderings, ordering))
    throw invalid({ ordering: httpTexts.badOrdering(Object.keys(orderings).join(', ')) });
  const found = await rolesFound(db, search, 'search', ordering);
  checkPage(bounds, found.length);
  const rows = found.slice(bounds.offset, bounds.offset + bounds.size);
  return pageAnswer(roleCalls.list.path, query, bounds, found.length, await counted(db, rows));
}

/** @throws HttpError 404 */
async function roleById(db: Database, id: number): Promise<StoredRole> {
  const { rows } = await sql<StoredRole>`
    select r.id, r.libelle, r.updated_at, (select count(distinct evenement_id) from affectations where role_id = r.id)
      as evenements_count from roles_intervenants as r where r.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(eventTexts.goneRole);
  return rows[0];
}

const refused = (status: 409 | 422, sentence: string) =>
  new HttpError(status, sentence, { errors: { libelle: sentence } });

/** @throws HttpError 422 for an invalid length, 409 when another role has the label */
async function checkedLabel(trx: WriteTransaction, text: string, except = 0) {
  const label = tidyLine(text);
  const problem = roleLabelProblem(label);
  if (problem) throw refused(422, eventTexts.roleProblems[problem]);
  const key = nameKey(label);
  const { rows } = await sql<{ libelle: string }>`
    select libelle from roles_intervenants where cle = ${key} and id <> ${except}`.execute(trx);
  if (rows[0]) throw refused(409, eventTexts.roleTaken(rows[0].libelle));
  return { libelle: label, cle: key };
}

async function insertRole(trx: WriteTransaction, text: string): Promise<SpeakerRole> {
  const values = await checkedLabel(trx, text);
  const { id } = await trx
    .insertInto('roles_intervenants')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return roleById(trx, id);
}

async function updateRole(
  trx: WriteTransaction,
  id: number,
  { libelle, updated_at: seen }: SpeakerRoleUpdate,
) {
  const before = await roleById(trx, id);
  const { updated_at } = before;
  const sentence = eventTexts.roleChanged;
  await checkVersion({ seen, updated_at, sentence, present: async () => before });
  const values = await checkedLabel(trx, libelle, id);
  await trx
    .updateTable('roles_intervenants')
    .set({ ...values, updated_at: nextVersion })
    .where('id', '=', id)
    .execute();
  return roleById(trx, id);
}

async function deleteRole(trx: WriteTransaction, id: number): Promise<void> {
  const { evenements_count } = await roleById(trx, id);
  if (evenements_count) throw new HttpError(409, eventTexts.roleInUse(evenements_count));
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from roles_attendus where role_id = ${id}`.execute(trx);
  const needed = rows[0]?.count ?? 0;
  if (needed) throw new HttpError(409, eventTexts.roleNeeded(needed));
  await trx.deleteFrom('roles_intervenants').where('id', '=', id).execute();
}

function roleWriteRoutes(api: Api): void {
  writeRoute(api, roleCalls.create, 'evenements', ({ body }) => async (trx) => {
    return new Reply(await insertRole(trx, body.libelle), eventTexts.roleCreated, 201);
  });
  writeRoute(api, roleCalls.update, 'evenements', ({ id, body }) => async (trx) => {
    return new Reply(await updateRole(trx, Number(id), body), eventTexts.roleUpdated);
  });
  writeRoute(
    api,
    roleCalls.remove,
    'evenements',
    ({ id }) =>
      async (trx) => {
        await deleteRole(trx, Number(id));
        return new Reply(null, eventTexts.roleDeleted);
      },
    { trash: 'roles' },
  );
}

export function roleRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, roleCalls.list, (query) => rolePage(db, query), { isWhole: true });
  readRoute(api, roleCalls.get, ({ id }) => roleById(db, Number(id)));
  readRoute(api, roleCalls.search, async ({ q }) =>
    counted(db, (await rolesFound(db, q, 'q')).slice(0, HITS_MAX)),
  );
  readRoute(api, roleCalls.mostUsed, async ({ limit = MOST_USED_ROLES }) => {
    if (!Number.isInteger(limit) || limit < 1 || limit > ROLES_PAGE_SIZE)
      throw invalid({ limit: httpTexts.wholeBetween(1, ROLES_PAGE_SIZE) });
    const counts = [...(await uses(db))].sort(([id, count], [other, more]) => more - count || id - other);
    const ids = counts.slice(0, limit).map(([id]) => id);
    const { rows } = await sql<Row>`${columns} where r.id = any(${ids})`.execute(db);
    const used = await counted(db, rows);
    return used.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  });
  roleWriteRoutes(api);
}
