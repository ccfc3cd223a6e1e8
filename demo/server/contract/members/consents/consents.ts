/** Consents of members: read on a record, noted, changed, withdrawn and deleted. */
import { sql } from 'kysely';
import { CONSENTS_MAX } from '../../../../../src/domain/register/consents';
import type { Consent, ConsentDraft, ConsentUpdate } from '../../../../../src/domain/register/consentWire';
import { checkVersion, nextVersion } from '../../../guard/writes/version';
import { invalid, notFound } from '../../../http/httpError';
import type { Database } from '../../../store/database/database';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { rowTexts } from '../../../store/rows/texts';
import { isCalendarDay } from '../../../time/days';
import { checkedConsent } from './checkConsent';
import { consentKinds, storeStandard } from './consentKinds';
import { consentReplies as replies } from './texts';

type Row = Omit<Consent, 'updated_at'> & { updated_at: string; membre_id: number };

const consentRows = sql`select c.id, c.membre_id, c.type_id as type, c.donne_par_nom, c.second_parent_nom, c.accord_enfant,
  c.du::text as du, c.jusquau::text as jusquau, c.retire_le::text as retire_le, p.texte as preuve, c.updated_at,
  case when d.id is not null then json_build_object('id', d.id, 'nom', d.nom, 'prenom', d.prenom) end as donne_par,
  case when s.id is not null then json_build_object('id', s.id, 'nom', s.nom, 'prenom', s.prenom) end as second_parent,
  nullif(trim(concat(u.prenom, ' ', u.nom)), '') as auteur, nullif(trim(concat(r.prenom, ' ', r.nom)), '') as retire_par
  from consentements as c left join preuves_consentements as p on p.id = c.preuve_id
  left join membres as d on d.id = c.donne_par_id left join membres as s on s.id = c.second_parent_id
  left join utilisateurs as u on u.id = c.auteur_id left join utilisateurs as r on r.id = c.retire_par_id`;

const wire = ({ membre_id: _, ...consent }: Row): Consent => consent;

/** @throws HttpError 404 when the member is gone */
export async function memberConsents(db: Database, member: number) {
  const { rows: found } = await sql`select 1 from membres where id = ${member}`.execute(db);
  if (!found.length) throw notFound(rowTexts.noMember);
  const { rows } =
    await sql<Row>`${consentRows} where c.membre_id = ${member} order by c.du desc, c.id desc`.execute(db);
  return { types: await consentKinds(db), consentements: rows.map(wire) };
}

/** @throws HttpError 404 */
async function consentById(db: Database, id: number): Promise<Row> {
  const { rows } = await sql<Row>`${consentRows} where c.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(replies.gone);
  return rows[0];
}

/** @throws HttpError 409 with the present consent */
const checkSeen = (present: Row, seen: string | null | undefined): Promise<void> =>
  checkVersion({
    seen,
    updated_at: present.updated_at,
    sentence: replies.changedMeanwhile,
    present: async () => wire(present),
  });

/** @returns the number of a proof that is stored now */
async function storeProof(trx: WriteTransaction, proof: string | null): Promise<number | null> {
  if (!proof) return null;
  const { id } = await trx
    .insertInto('preuves_consentements')
    .values({ texte: proof })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const savedConsent = (trx: WriteTransaction, id: number) =>
  trx.selectFrom('consentements').select(['id', 'updated_at']).where('id', '=', id).executeTakeFirstOrThrow();

/** Who writes, and on which day. */
interface Written {
  author: number | null;
  today: string;
}

/** @throws HttpError 422 for a kind that is gone, or not used any more */
async function kindOf(trx: WriteTransaction, id: number, isNew: boolean) {
  const kind = (await consentKinds(trx)).find((one) => one.id === id);
  if (!kind) throw invalid({ type: replies.noKind });
  if (isNew && !kind.actif) throw invalid({ type: replies.unusedKind(kind.nom) });
  await storeStandard(trx, id);
  return kind;
}

/** @throws HttpError 404 when the member is gone, 422 */
export async function insertConsent(
  trx: WriteTransaction,
  member: number,
  { type, reponse: answer, ...draft }: ConsentDraft,
  { author, today }: Written,
) {
  const isRefusal = answer === 'non';
  const kind = await kindOf(trx, type, true);
  const { columns, proof } = await checkedConsent(trx, member, { kind, draft, today, isRefusal });
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from consentements where membre_id = ${member}`.execute(trx);
  if ((rows[0]?.count ?? 0) >= CONSENTS_MAX) throw invalid({ type: replies.tooMany(CONSENTS_MAX) });
  const { id } = await trx
    .insertInto('consentements')
    .values({
      ...columns,
      membre_id: member,
      type_id: type,
      retire_le: isRefusal ? columns.du : null,
      retire_par_id: isRefusal ? author : null,
      preuve_id: await storeProof(trx, proof),
      auteur_id: author,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return savedConsent(trx, id);
}

/** @throws HttpError 404, 409 with the present consent, 422 */
export async function updateConsent(
  trx: WriteTransaction,
  id: number,
  { updated_at: seen, ...draft }: ConsentUpdate,
  today: string,
) {
  const present = await consentById(trx, id);
  await checkSeen(present, seen);
  const isRefusal = present.retire_le === present.du;
  const kind = await kindOf(trx, present.type, false);
  const asked = { kind, draft, today, isRefusal, present };
  const { columns, proof } = await checkedConsent(trx, present.membre_id, asked);
  await trx
    .updateTable('consentements')
    .set({
      ...columns,
      ...(isRefusal && { retire_le: columns.du }),
      ...(proof !== (present.preuve ?? null) && { preuve_id: await storeProof(trx, proof) }),
      updated_at: nextVersion,
    })
    .where('id', '=', id)
    .execute();
  return savedConsent(trx, id);
}

/** @throws HttpError 404, 409 with the present consent, 422 */
export async function withdrawConsent(
  trx: WriteTransaction,
  id: number,
  { le, updated_at: seen }: { le?: string | null | undefined; updated_at?: string | null | undefined },
  { author, today }: Written,
) {
  const present = await consentById(trx, id);
  await checkSeen(present, seen);
  if (present.retire_le) throw invalid({ le: replies.isWithdrawn(present.retire_le) });
  const day = le || today;
  if (!isCalendarDay(day)) throw invalid({ le: replies.noDay });
  if (day > today) throw invalid({ le: replies.futureWithdrawal });
  if (day < present.du) throw invalid({ le: replies.withdrawalBeforeStart(present.du) });
  await trx
    .updateTable('consentements')
    .set({ retire_le: day, retire_par_id: author, updated_at: nextVersion })
    .where('id', '=', id)
    .execute();
  return savedConsent(trx, id);
}

/** @throws HttpError 404 */
export async function deleteConsent(trx: WriteTransaction, id: number): Promise<void> {
  await consentById(trx, id);
  await trx.deleteFrom('consentements').where('id', '=', id).execute();
}
