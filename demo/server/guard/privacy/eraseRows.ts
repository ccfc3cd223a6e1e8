/**
 * Takes people out of the tables, the trash and the journal. The journal keeps its operations and how many rows each of
 * them changed, without the values.
 */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { answerBytes } from '../../store/rows/answerContent';
import { deleteAnswer } from '../../store/rows/deletedRows';
import { forgetFacts } from '../../store/rows/facts';
import { forgetTexts, KEPT_TEXTS } from '../../store/rows/keptTexts';
import { searchColumns } from '../../store/search/memberSearchColumns';
import { nextVersion } from '../writes/version';
import { eraseContacts } from './person/assignments';
import { isErased } from './person/columns';
import { PersonFacts } from './person/PersonFacts';
import { ERASED_SPEAKER } from './person/traces';

const emptyValues = (trx: WriteTransaction, subject: string, ids: readonly number[]) =>
  sql`update changements set avant = null, apres = null
    where ${isErased('changements')}::boolean and objet = ${subject} and objet_id = any(${ids})`.execute(trx);

/** Deletes the rows of members, who may also be in the trash. */
export async function eraseMembers(trx: WriteTransaction, ids: readonly number[]): Promise<void> {
  for (const texts of KEPT_TEXTS) if (isErased(texts)) await forgetTexts(trx, texts, ids);
  if (isErased('membres')) await sql`delete from membres where id = any(${ids})`.execute(trx);
  if (isErased('faits')) await forgetFacts(trx, ids);
  if (isErased('corbeille'))
    await sql`delete from corbeille where genre = 'membres' and ligne = any(${ids})`.execute(trx);
  await emptyValues(trx, 'membres', ids);
}

/**
 * Two rows of one event may differ by their contact alone, and must still differ without it. The one that has none keeps none:
 * the index compares each changed row with those that are not changed yet.
 */
const emptyContacts = async (trx: WriteTransaction, ids: readonly number[]) =>
  isErased('affectations') &&
  sql`update affectations as a set member_telephone = null, member_profession = null,
      member_email = case when exists (
        select 1 from affectations as b where b.evenement_id = a.evenement_id and b.role_id = a.role_id
          and b.jour is not distinct from a.jour
          and b.intervenant_id = a.intervenant_id
          and (coalesce(b.member_email, b.member_telephone, '') <> '', b.id)
            < (coalesce(a.member_email, a.member_telephone, '') <> '', a.id)
      ) then a.id::text end
    where intervenant_id = any(${ids})`.execute(trx);

/** What they proposed, as it is and in the trash. The journal has it of deletions alone. */
async function emptyProposals(trx: WriteTransaction, ids: readonly number[]): Promise<void> {
  if (!isErased('services')) return;
  await trx
    .updateTable('services')
    .set({ proposition: null })
    .where(sql<boolean>`intervenant_id = any(${ids})`)
    .where('proposition', 'is not', null)
    .execute();
  await sql`update changements set avant = avant || '{"proposition":null}'::jsonb
    where nom_table = 'services' and apres is null and avant is not null
      and (avant ->> 'intervenant_id')::integer = any(${ids})`.execute(trx);
}

/** Keeps speakers in their events, without name, contact or member. They may also be in the trash, or deleted for good. */
export async function eraseSpeakers(trx: WriteTransaction, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  const columns = { ...ERASED_SPEAKER, ...searchColumns(ERASED_SPEAKER) };
  const values = JSON.stringify({ ...columns, membre_id: null });
  await trx
    .updateTable('intervenants')
    .set({ ...columns, membre_id: null, updated_at: nextVersion })
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  await emptyContacts(trx, ids);
  await emptyProposals(trx, ids);
  await sql`update changements set avant = avant || ${values}::jsonb, apres = apres || ${values}::jsonb
    where nom_table = 'intervenants' and objet_id = any(${ids})`.execute(trx);
  await eraseContacts(trx, { speakers: ids, former: [], known: new PersonFacts() });
  await sql`update corbeille set nom = ${ERASED_SPEAKER.nom} where genre = 'intervenants' and ligne = any(${ids})`.execute(
    trx,
  );
}

interface TrashedPart {
  operation_id: number;
  nom_table: string;
  avant: { valeurs?: unknown; champs_caches?: unknown; taille?: number };
}

/** As forms count them. */
const bytesOf = ({ nom_table, avant }: TrashedPart): number =>
  nom_table === 'reponses' ? answerBytes(avant) : Number(avant.taille);

/** A form in the trash comes back without these answers, and counts those that are left. */
async function recountTrashedForms(trx: WriteTransaction, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<TrashedPart>`
    select operation_id, nom_table, avant from changements
    where objet = 'reponses' and objet_id = any(${ids}) and apres is null and avant is not null`.execute(trx);
  for (const part of rows) {
    const count = part.nom_table === 'reponses' ? 1 : 0;
    await sql`update changements set avant = avant || jsonb_build_object(
        'reponses_nombre', (avant ->> 'reponses_nombre')::bigint - ${count}::bigint,
        'reponses_octets', greatest(0, (avant ->> 'reponses_octets')::bigint - ${bytesOf(part)}::bigint))
      where operation_id = ${part.operation_id} and nom_table = 'formulaires' and apres is null
        and avant is not null`.execute(trx);
  }
}

/** Deletes answers with their files, also those in the trash. */
export async function eraseAnswers(trx: WriteTransaction, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await sql`delete from contenus where fichier_id in (
      select id from reponses_fichiers where reponse_id = any(${ids})
      union all select (avant ->> 'id')::integer from changements
        where nom_table = 'reponses_fichiers' and objet_id = any(${ids}))`.execute(trx);
  const stored = await trx
    .selectFrom('reponses')
    .select(['id', 'formulaire_id'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  await recountTrashedForms(trx, ids);
  for (const { id, formulaire_id } of stored) await deleteAnswer(trx, formulaire_id, id);
  await sql`delete from corbeille where genre = 'reponses' and ligne = any(${ids})`.execute(trx);
  await emptyValues(trx, 'reponses', ids);
}

/** Deletes shared filters. */
export async function eraseFilters(trx: WriteTransaction, ids: readonly number[]): Promise<void> {
  await sql`delete from filtres_partages where id = any(${ids})`.execute(trx);
  await emptyValues(trx, 'filtres', ids);
}
