/** What speakers can be at an event. Labels differ by more than case and accents; one in use stays. */
import { type RawBuilder, sql } from 'kysely';
import { roles } from '../../../../src/api/endpoints/intervenants';
import {
  MOST_USED_ROLES,
  ROLES_PAGE_SIZE,
  type RoleIntervenant,
  roleLabelProblem,
} from '../../../../src/domain/intervenant';
import { inTurn, type Writing } from '../../database/inTurn';
import type { Database } from '../../database/openDatabase';
import type { Api } from '../../http/api';
import { HttpError, invalid, notFound } from '../../http/httpError';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import { Reply, route } from '../../http/route';
import { tidied } from '../../members/write/memberFields';
import { serverTexts } from '../../texts';
import { nameKey } from '../eventFields';
import { matches, whereAll, wordsOf } from '../eventFilter';
import { eventTexts } from '../texts';

const HITS_MAX = 50;

const counted = sql`select r.id, r.libelle,
  (select count(distinct a.evenement_id) from affectations a where a.role_id = r.id) as evenements_count
  from roles_intervenants as r`;

const searched = (search: string | undefined, field: string): RawBuilder<unknown> =>
  whereAll(wordsOf(search ?? '', field).map((word) => matches(sql`(' ' || r.cle)`, word)));

const orderings: Readonly<Record<string, RawBuilder<unknown>>> = {
  libelle: sql`r.cle, r.id`,
  '-libelle': sql`r.cle desc, r.id desc`,
  '-evenements_count': sql`evenements_count desc, r.cle`,
};

async function rolePage(db: Database, query: PageQuery & { search?: string; ordering?: string }) {
  const { search, ordering = 'libelle' } = query;
  const bounds = boundsOf(query, ROLES_PAGE_SIZE, ROLES_PAGE_SIZE);
  if (!Object.hasOwn(orderings, ordering))
    throw invalid({ ordering: serverTexts.badOrdering(Object.keys(orderings).join(', ')) });
  const where = searched(search, 'search');
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from roles_intervenants as r ${where}`.execute(db);
  const count = counts[0]!.count;
  checkPage(bounds, count);
  const { rows } = await sql<RoleIntervenant>`${counted} ${where}
    order by ${orderings[ordering]!} limit ${bounds.size} offset ${bounds.offset}`.execute(db);
  return pageAnswer(roles.list.path, query, bounds, count, rows);
}

/** @throws HttpError 404 */
async function roleById(db: Database, id: number): Promise<RoleIntervenant> {
  const { rows } = await sql<RoleIntervenant>`${counted} where r.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(eventTexts.goneRole);
  return rows[0];
}

const refused = (status: 409 | 422, sentence: string) =>
  new HttpError(status, sentence, { errors: { libelle: sentence } });

/** @throws HttpError 422 for its length, 409 when another role has it */
async function checkedLabel(trx: Writing, text: string, except = 0) {
  const libelle = tidied(text);
  const problem = roleLabelProblem(libelle);
  if (problem) throw refused(422, eventTexts.roleProblems[problem]);
  const cle = nameKey(libelle);
  const { rows } = await sql<{ libelle: string }>`
    select libelle from roles_intervenants where cle = ${cle} and id <> ${except}`.execute(trx);
  if (rows[0]) throw refused(409, eventTexts.roleTaken(rows[0].libelle));
  return { libelle, cle };
}

async function insertRole(trx: Writing, text: string): Promise<RoleIntervenant> {
  const values = await checkedLabel(trx, text);
  const { id } = await trx
    .insertInto('roles_intervenants')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return roleById(trx, id);
}

async function updateRole(trx: Writing, id: number, text: string): Promise<RoleIntervenant> {
  await roleById(trx, id);
  const values = await checkedLabel(trx, text, id);
  await trx
    .updateTable('roles_intervenants')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  return roleById(trx, id);
}

async function deleteRole(trx: Writing, id: number): Promise<void> {
  const { evenements_count } = await roleById(trx, id);
  if (evenements_count) throw new HttpError(409, eventTexts.roleInUse(evenements_count));
  await trx.deleteFrom('roles_intervenants').where('id', '=', id).execute();
}

export function roleRoutes(api: Api): void {
  const { db } = api;
  route(api, roles.list, (query) => rolePage(db, query), { isWhole: true });
  route(api, roles.get, ({ id }) => roleById(db, Number(id)));
  route(api, roles.search, async ({ q }) => {
    const { rows } = await sql<RoleIntervenant>`${counted} ${searched(q, 'q')}
      order by r.cle, r.id limit ${HITS_MAX}`.execute(db);
    return rows;
  });
  route(api, roles.mostUsed, async ({ limit = MOST_USED_ROLES }) => {
    if (!Number.isInteger(limit) || limit < 1 || limit > ROLES_PAGE_SIZE)
      throw invalid({ limit: serverTexts.wholeBetween(1, ROLES_PAGE_SIZE) });
    const { rows } = await sql<RoleIntervenant>`
      select * from (${counted}) as counted where evenements_count > 0
      order by evenements_count desc, libelle, id limit ${limit}`.execute(db);
    return rows;
  });
  const write = <T>(work: (trx: Writing) => Promise<T>) => inTurn(db, 'evenements', work);
  route(
    api,
    roles.create,
    async ({ body }) =>
      new Reply(await write((trx) => insertRole(trx, body.libelle)), eventTexts.roleCreated, 201),
  );
  route(
    api,
    roles.update,
    async ({ id, body }) =>
      new Reply(await write((trx) => updateRole(trx, Number(id), body.libelle)), eventTexts.roleUpdated),
  );
  route(api, roles.remove, async ({ id }) => {
    await write((trx) => deleteRole(trx, Number(id)));
    return new Reply(null, eventTexts.roleDeleted);
  });
}
