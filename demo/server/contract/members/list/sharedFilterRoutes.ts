/** The filters of the members list that accounts share. Writes take a lock, so that bounds and names hold. */
import { sql } from 'kysely';
import { sharedFilterCalls } from '../../../../../src/api/endpoints/sharedFilters';
import {
  SHARED_FILTER_NAME_MAX,
  SHARED_FILTER_VERSION,
  SHARED_FILTERS_MAX,
  type SharedFilter,
  sharedFilterContent,
} from '../../../../../src/domain/members/sharedFilter';
import { uniqueKey } from '../../../../../src/domain/search/uniqueKey';
import type { Api } from '../../../guard/api';
import { checkVersion, nextVersion } from '../../../guard/writes/version';
import { writeRoute } from '../../../guard/writes/writeRoute';
import { HttpError, invalid, notFound } from '../../../http/httpError';
import { Reply, readRoute } from '../../../http/route';
import { httpTexts } from '../../../http/texts';
import { userIdOf } from '../../../http/user';
import type { Database } from '../../../store/database/database';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { isLongerThan } from '../../../store/search/composed';
import { tidyLine } from '../../../store/search/tidyText';
import { memberTexts } from '../texts';

/** Number of the advisory lock of these writes. */
const LOCK = 20_261_122;
/** A hundred ids in each list take about this many characters. */
const CONTENT_MAX = 8000;

type StoredFilter = SharedFilter & { updated_at: string };

/** The shared filters by name; with an id, that filter or none. */
async function sharedFilters(db: Database, id?: number): Promise<StoredFilter[]> {
  const { rows } = await sql<StoredFilter>`
    select f.id, f.nom, f.version, f.contenu, f.created_at, f.updated_at,
      nullif(trim(u.nom || ' ' || u.prenom), '') as auteur
    from filtres_partages as f left join utilisateurs as u on u.id = f.auteur_id
    ${id === undefined ? sql`` : sql`where f.id = ${id}`} order by f.cle`.execute(db);
  return rows;
}

const lock = (trx: WriteTransaction) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);

function checkedName(written: string): string {
  const filterName = tidyLine(written);
  if (!filterName) throw invalid({ nom: httpTexts.required });
  if (isLongerThan(filterName, SHARED_FILTER_NAME_MAX))
    throw invalid({ nom: memberTexts.tooLong(SHARED_FILTER_NAME_MAX) });
  return filterName;
}

async function refuseTaken(trx: WriteTransaction, filterName: string, except = 0): Promise<void> {
  const key = uniqueKey(filterName);
  const taken = await trx
    .selectFrom('filtres_partages')
    .select('id')
    .where('cle', '=', key)
    .where('id', '<>', except)
    .executeTakeFirst();
  if (!taken) return;
  const sentence = memberTexts.filterTaken(filterName);
  throw new HttpError(409, sentence, { errors: { nom: sentence } });
}

interface Draft {
  nom: string;
  version: number;
  contenu: Record<string, unknown>;
}

/** @throws HttpError 422 for content that this version can't read, 409 for a taken name or when there are too many */
async function createFilter(trx: WriteTransaction, draft: Draft, authorId: number): Promise<SharedFilter> {
  const filterName = checkedName(draft.nom);
  const content = JSON.stringify(draft.contenu);
  if (draft.version !== SHARED_FILTER_VERSION) throw invalid({ version: memberTexts.filterVersion });
  if (!sharedFilterContent(draft) || content.length > CONTENT_MAX)
    throw invalid({ contenu: httpTexts.badValue });
  await lock(trx);
  await refuseTaken(trx, filterName);
  const { count } = await trx
    .selectFrom('filtres_partages')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= SHARED_FILTERS_MAX) throw new HttpError(409, memberTexts.tooManyFilters(SHARED_FILTERS_MAX));
  const { id } = await trx
    .insertInto('filtres_partages')
    .values({
      nom: filterName,
      cle: uniqueKey(filterName),
      version: draft.version,
      contenu: content,
      auteur_id: authorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await sharedFilters(trx, id))[0]!;
}

/**
 * @param seen `updated_at` of the filter that was renamed
 * @throws HttpError 404 when it is gone, 409 for a taken name or when it has changed since `seen`
 */
async function renameFilter(
  trx: WriteTransaction,
  id: number,
  name: string,
  seen: string | null | undefined,
): Promise<SharedFilter> {
  const filterName = checkedName(name);
  await lock(trx);
  const [before] = await sharedFilters(trx, id);
  if (!before) throw notFound(memberTexts.goneFilter);
  const { updated_at } = before;
  await checkVersion({ seen, updated_at, sentence: memberTexts.filterChanged, present: async () => before });
  await refuseTaken(trx, filterName, id);
  await trx
    .updateTable('filtres_partages')
    .set({
      nom: filterName,
      cle: uniqueKey(filterName),
      updated_at: nextVersion,
    })
    .where('id', '=', id)
    .execute();
  return (await sharedFilters(trx, id))[0]!;
}

/** @throws HttpError 404 when it is gone */
async function deleteFilter(trx: WriteTransaction, id: number): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('filtres_partages').where('id', '=', id).executeTakeFirst();
  if (!numDeletedRows) throw notFound(memberTexts.goneFilter);
}

export function sharedFilterRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, sharedFilterCalls.list, () => sharedFilters(db));
  writeRoute(api, sharedFilterCalls.create, 'unqueued', ({ body }, { user }) => async (trx) => {
    const created = await createFilter(trx, body, userIdOf(user));
    return new Reply(created, memberTexts.filterShared(created.nom), 201);
  });
  writeRoute(api, sharedFilterCalls.rename, 'unqueued', ({ id, body }) => async (trx) => {
    const renamed = await renameFilter(trx, Number(id), body.nom, body.updated_at);
    return new Reply(renamed, memberTexts.filterRenamed(renamed.nom));
  });
  writeRoute(api, sharedFilterCalls.remove, 'unqueued', ({ id }) => async (trx) => {
    await deleteFilter(trx, Number(id));
    return new Reply(null, memberTexts.filterDeleted);
  });
}
