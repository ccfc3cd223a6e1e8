import { sql } from 'kysely';
import { trashCalls } from '../../../../src/api/endpoints/administration/trash';
import { duplicateCalls } from '../../../../src/api/endpoints/duplicates';
import { type DeletedItem, TRASH_PAGE_SIZE } from '../../../../src/domain/journal/deletedItem';
import type { Api } from '../../guard/api';
import { authorOf } from '../../guard/journal/operations';
import { purge, purgeAll } from '../../guard/privacy/purge';
import type { Descent } from '../../guard/trash/descent';
import { restoreEntry, type TrashEntry } from '../../guard/trash/restore';
import { trashTexts } from '../../guard/trash/texts';
import { writeRoute } from '../../guard/writes/writeRoute';
import { notFound } from '../../http/httpError';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import { Reply, readRoute } from '../../http/route';
import { raiseVersion, type WriteTransaction } from '../../store/database/writeQueue';
import { nameOf, persons } from '../../store/rows/person';
import { undoOperation } from './undoRoutes';

/** Why a restored member came back without the spouse that they had; undefined where nothing is missing. */
async function spouseLeftText(
  trx: WriteTransaction,
  { operation_id, genre, ligne }: TrashEntry,
): Promise<string | undefined> {
  if (genre !== 'membres') return undefined;
  const { rows } = await sql<{ spouse: number; present: number | null; trashed: string | null }>`
    select (c.avant ->> 'conjoint_id')::integer as spouse, m.conjoint_id as present, k.nom as trashed
    from changements as c join membres as m on m.id = c.objet_id
    left join corbeille as k on k.genre = 'membres' and k.ligne = (c.avant ->> 'conjoint_id')::integer
    where c.operation_id = ${operation_id}::bigint and c.nom_table = 'membres' and c.objet_id = ${ligne}
      and c.apres is null and c.avant ->> 'conjoint_id' is not null`.execute(trx);
  const [before] = rows;
  if (!before || before.present !== null) return undefined;
  const found = await persons(trx, [ligne, before.spouse]);
  const member = found.get(ligne);
  if (!member) return undefined;
  const name = nameOf(member);
  if (before.trashed !== null) return trashTexts.spouseTrashed(name, before.trashed);
  const spouse = found.get(before.spouse);
  if (!spouse) return trashTexts.spouseGone(name);
  return spouse.conjoint_id === null
    ? trashTexts.spouseFree(name, nameOf(spouse))
    : trashTexts.spouseTaken(name, nameOf(spouse));
}

const PAGE_SIZE_MAX = 100;

type Row = Omit<DeletedItem, 'auteur'> & { compte_id: number | null; compte_nom: string | null };

async function trashPage({ db }: Api, query: PageQuery & { genre?: string }) {
  const bounds = boundsOf(query, TRASH_PAGE_SIZE, PAGE_SIZE_MAX);
  const where = query.genre ? sql`where k.genre = ${query.genre}` : sql``;
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from corbeille as k ${where}`.execute(db);
  const { count } = counts[0]!;
  checkPage(bounds, count);
  const { rows } = await sql<Row>`
    select k.id, k.genre, k.ligne, k.nom, k.expire_le, o.quand, o.compte_id, o.compte_nom
    from corbeille as k join operations as o on o.id = k.operation_id ${where}
    order by k.id desc limit ${bounds.size} offset ${bounds.offset}`.execute(db);
  const results = rows.map(({ compte_id, compte_nom, ...row }) => ({
    ...row,
    auteur: authorOf({ compte_id, compte_nom }),
  }));
  return pageAnswer(trashCalls.list.path, query, bounds, count, results);
}

/** Locks the entry, so that it is restored or removed only once. */
async function entryOf(trx: WriteTransaction, id: number): Promise<TrashEntry> {
  const { rows } = await sql<TrashEntry>`
    select id, operation_id, genre, ligne, nom from corbeille where id = ${id} for update`.execute(trx);
  if (!rows[0]) throw notFound(trashTexts.gone);
  return rows[0];
}

async function isMerge(trx: WriteTransaction, { operation_id }: TrashEntry): Promise<boolean> {
  const operation = await trx
    .selectFrom('operations')
    .select('action')
    .where('id', '=', operation_id)
    .executeTakeFirst();
  return operation?.action === duplicateCalls.merge.id;
}

/** A sentence for each link that was left out. */
async function circleTexts(trx: WriteTransaction, left: readonly Descent[]): Promise<string[]> {
  if (!left.length) return [];
  const found = await persons(
    trx,
    left.flatMap(({ parent_id, enfant_id }) => [parent_id, enfant_id]),
  );
  return left.flatMap(({ parent_id, enfant_id }) => {
    const [parent, child] = [found.get(parent_id), found.get(enfant_id)];
    return parent && child ? [trashTexts.circle(nameOf(parent), nameOf(child))] : [];
  });
}

/**
 * Serves what was deleted. Its writes wait for those of members and, by the version, for those of events.
 * @param onEmptied called after something left the trash for good: keeps the list of it beside the database
 */
export function trashRoutes(api: Api, onEmptied: () => Promise<void>): void {
  const committed = () => void onEmptied().catch((error: Error) => console.error(error.message));
  readRoute(api, trashCalls.list, (query) => trashPage(api, query), { isWhole: true });
  writeRoute(api, trashCalls.restore, 'membres', ({ id }, { user }) => async (trx) => {
    await raiseVersion(trx, 'evenements');
    const entry = await entryOf(trx, Number(id));
    // The links of a merged member are with the other one, so the merge as a whole is undone.
    const isMerged = await isMerge(trx, entry);
    if (isMerged) await undoOperation(api, trx, user, entry.operation_id);
    const left = isMerged ? [] : await restoreEntry(trx, entry);
    const { genre, ligne, nom } = entry;
    const spouseText = isMerged ? undefined : await spouseLeftText(trx, entry);
    const avertissements = [...(await circleTexts(trx, left)), ...(spouseText ? [spouseText] : [])];
    return new Reply({ genre, ligne, avertissements }, trashTexts.restored(nom));
  });
  writeRoute(
    api,
    trashCalls.remove,
    'membres',
    ({ id }) =>
      async (trx) => {
        await purge(trx, [await entryOf(trx, Number(id))]);
        return new Reply(null, trashTexts.removed);
      },
    { committed },
  );
  writeRoute(
    api,
    trashCalls.empty,
    'membres',
    () => async (trx) => new Reply(null, trashTexts.emptied(await purgeAll(trx))),
    { committed },
  );
}
