/** A speaker is a guest or a member; a member is at most one speaker. Homonyms are separate rows. */
import { sql } from 'kysely';
import { speakerCalls } from '../../../../src/api/endpoints/speakers';
import {
  matchingSpeaker,
  SPEAKERS_SEARCHED,
  searchName,
} from '../../../../src/domain/events/matchingSpeaker';
import type { SpeakerDraft, SpeakerRecord, SpeakerUpdate } from '../../../../src/domain/events/speaker';
import { memberFieldRules } from '../../../../src/domain/members/memberFieldRules';
import { foundTest, memberSearchOf, rankTests } from '../../../../src/domain/search/memberSearch';
import type { Api } from '../../guard/api';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import { writeRoute } from '../../guard/writes/writeRoute';
import { HttpError, invalid, notFound } from '../../http/httpError';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import { Reply, readRoute } from '../../http/route';
import { httpTexts } from '../../http/texts';
import { whereAll } from '../../store/database/conditions';
import { countCache } from '../../store/database/countCache';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { likeSql, rankSql } from '../../store/search/likeSql';
import { searchColumns } from '../../store/search/memberSearchColumns';
import { tidyLine } from '../../store/search/tidyText';
import { checkedSearch } from './eventFilter';
import { eventTexts } from './texts';

const PAGE_SIZE = 20;
const PAGE_SIZE_MAX = 1000;

const columns = sql`i.id, i.nom, i.prenom, i.membre_id, i.updated_at`;

type StoredSpeaker = SpeakerRecord & { updated_at: string };

type SpeakerQuery = PageQuery & { search?: string; ordering?: string; membre_id?: number };

function speakerConditions({ search = '', membre_id }: SpeakerQuery) {
  checkedSearch(search);
  const conditions = [likeSql(foundTest(memberSearchOf(search)), 'i')];
  if (membre_id !== undefined) conditions.push(sql`i.membre_id = ${membre_id}::numeric::integer`);
  return conditions;
}

/** Orders speakers by last name, the best matches first unless the call asks for an order. */
async function speakerPage(db: Database, query: SpeakerQuery) {
  const bounds = boundsOf(query, PAGE_SIZE, PAGE_SIZE_MAX);
  const { search = '', membre_id, ordering } = query;
  if (ordering !== undefined && ordering !== 'nom' && ordering !== '-nom')
    throw invalid({ ordering: httpTexts.badOrdering('nom, -nom') });
  if (membre_id !== undefined && !(Number.isInteger(membre_id) && Math.abs(membre_id) < 2 ** 31))
    throw invalid({ membre_id: httpTexts.badNumber });
  const where = whereAll(speakerConditions(query));
  const count = await countCache.getOrCompute(
    db,
    'evenements',
    JSON.stringify(['i', search, membre_id]),
    async () => {
      const { rows } = await sql<{ count: number }>`
      select count(*) as count from intervenants as i ${where}`.execute(db);
      return rows[0]!.count;
    },
  );
  checkPage(bounds, count);
  const direction = ordering === '-nom' ? sql`desc` : sql`asc`;
  const rank = rankSql(rankTests(memberSearchOf(search)), 'i');
  const bestFirst = search && ordering === undefined ? sql`${rank},` : sql``;
  const { rows } = await sql<SpeakerRecord>`
    select ${columns} from intervenants as i ${where}
    order by ${bestFirst} i.tri ${direction}, i.id ${direction}
    limit ${bounds.size} offset ${bounds.offset}`.execute(db);
  return pageAnswer(speakerCalls.list.path, query, bounds, count, rows);
}

/** @throws HttpError 404 */
async function speakerById(db: Database, id: number): Promise<StoredSpeaker> {
  const { rows } =
    await sql<StoredSpeaker>`select ${columns} from intervenants as i where id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(eventTexts.goneSpeaker);
  return rows[0];
}

interface SpeakerFields {
  nom: string;
  prenom: string;
  membre_id: number | null;
}

function checkedNames({ nom, prenom, membre_id }: SpeakerDraft): SpeakerFields {
  const errors: Record<string, string> = {};
  const fields = { nom: tidyLine(nom), prenom: tidyLine(prenom) };
  for (const name of ['nom', 'prenom'] as const) {
    const { maxLength } = memberFieldRules[name];
    if ([...fields[name]].length > maxLength) errors[name] = eventTexts.tooLong(maxLength);
  }
  // A speaker may have only one of the two names, but not none.
  if (!fields.nom && !fields.prenom) errors.nom = httpTexts.required;
  if (Object.keys(errors).length) throw invalid(errors);
  return { ...fields, membre_id: membre_id ?? null };
}

/** @throws HttpError 422 when the member is gone */
async function checkMember(trx: WriteTransaction, { membre_id }: SpeakerFields): Promise<void> {
  if (membre_id === null) return;
  const isId = Number.isInteger(membre_id) && Math.abs(membre_id) < 2 ** 31;
  const { rows } = isId
    ? await sql`select 1 from membres where id = ${membre_id} for key share`.execute(trx)
    : { rows: [] };
  const sentence = eventTexts.goneMember;
  if (!rows.length) throw new HttpError(422, sentence, { errors: { membre_id: sentence } });
}

const speakerOf = async (trx: WriteTransaction, membre_id: number | null) =>
  membre_id === null
    ? undefined
    : trx.selectFrom('intervenants').select('id').where('membre_id', '=', membre_id).executeTakeFirst();

/** @returns the new speaker, or the existing one of this member */
async function insertSpeaker(trx: WriteTransaction, fields: SpeakerFields): Promise<Reply<SpeakerRecord>> {
  await checkMember(trx, fields);
  const before = await speakerOf(trx, fields.membre_id);
  if (before) return new Reply(await speakerById(trx, before.id));
  const { id } = await trx
    .insertInto('intervenants')
    .values({ ...fields, ...searchColumns(fields) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return new Reply(await speakerById(trx, id), eventTexts.speakerCreated, 201);
}

/**
 * Finds the speaker of this member or name as a console does, or creates one.
 * @returns the id
 */
export async function findOrCreateSpeaker(trx: WriteTransaction, draft: SpeakerDraft): Promise<number> {
  const fields = checkedNames(draft);
  const own = await speakerOf(trx, fields.membre_id);
  if (own) return own.id;
  const search = memberSearchOf(searchName(fields));
  const { rows } = await sql<SpeakerRecord>`
    select ${columns} from intervenants as i where ${likeSql(foundTest(search), 'i')}
    order by ${rankSql(rankTests(search), 'i')}, i.tri, i.id limit ${SPEAKERS_SEARCHED}`.execute(trx);
  const { id } = matchingSpeaker(rows, fields, true) ?? (await insertSpeaker(trx, fields)).data;
  return id;
}

async function updateSpeaker(
  trx: WriteTransaction,
  id: number,
  { updated_at: seen, ...draft }: SpeakerUpdate,
): Promise<SpeakerRecord> {
  const present = await speakerById(trx, id);
  const { updated_at } = present;
  const sentence = eventTexts.speakerChanged;
  await checkVersion({ seen, updated_at, sentence, present: async () => present });
  // The link to the member stays when the body doesn't contain it.
  const membre_id = draft.membre_id === undefined ? (present.membre_id ?? null) : draft.membre_id;
  const fields = checkedNames({ ...draft, membre_id });
  await checkMember(trx, fields);
  const other = await speakerOf(trx, fields.membre_id);
  if (other && other.id !== id) throw new HttpError(409, eventTexts.otherSpeaker);
  await trx
    .updateTable('intervenants')
    .set({ ...fields, ...searchColumns(fields), updated_at: nextVersion })
    .where('id', '=', id)
    .execute();
  return speakerById(trx, id);
}

async function deleteSpeaker(trx: WriteTransaction, id: number): Promise<void> {
  await speakerById(trx, id);
  const { rows } = await sql<{ count: number }>`
    select count(distinct evenement_id) as count from affectations where intervenant_id = ${id}`.execute(trx);
  const { count } = rows[0]!;
  if (count) throw new HttpError(409, eventTexts.speakerInUse(count));
  await trx.deleteFrom('intervenants').where('id', '=', id).execute();
}

export function speakerRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, speakerCalls.list, (query) => speakerPage(db, query), { isWhole: true });
  readRoute(api, speakerCalls.get, ({ id }) => speakerById(db, Number(id)));
  writeRoute(api, speakerCalls.create, 'evenements', ({ body }) => {
    const fields = checkedNames(body);
    return (trx) => insertSpeaker(trx, fields);
  });
  writeRoute(api, speakerCalls.update, 'evenements', ({ id, body }) => async (trx) => {
    return new Reply(await updateSpeaker(trx, Number(id), body), eventTexts.speakerUpdated);
  });
  writeRoute(
    api,
    speakerCalls.remove,
    'evenements',
    ({ id }) =>
      async (trx) => {
        await deleteSpeaker(trx, Number(id));
        return new Reply(null, eventTexts.speakerDeleted);
      },
    { trash: 'intervenants' },
  );
}
