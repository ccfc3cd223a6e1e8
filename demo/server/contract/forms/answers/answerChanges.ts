import { sql } from 'kysely';
import { notFound } from '../../../http/httpError';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { formTexts } from '../texts';

/**
 * Deletes an answer with its files. Its place is free again where the form has a maximum.
 * @throws HttpError 404
 */
export async function deleteAnswer(trx: WriteTransaction, formId: number, id: number): Promise<void> {
  const row = await trx
    .selectFrom('reponses')
    .select('valeurs')
    .where('formulaire_id', '=', formId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(formTexts.noAnswer);
  const { bytes } = await trx
    .selectFrom('reponses_fichiers')
    .select((is) => is.fn.coalesce(is.fn.sum<number>('taille'), sql<number>`0`).as('bytes'))
    .where('reponse_id', '=', id)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('reponses').where('id', '=', id).execute();
  const freed = Number(bytes) + Buffer.byteLength(JSON.stringify(row.valeurs));
  await trx
    .updateTable('formulaires')
    .set({
      reponses_nombre: sql`greatest(0, reponses_nombre - 1)`,
      reponses_octets: sql`greatest(0, reponses_octets - ${freed}::bigint)`,
    })
    .where('id', '=', formId)
    .execute();
}

/**
 * Remembers the newest answer that a user has seen; never an older one than before.
 * @throws HttpError 404
 */
export async function markSeen(
  trx: WriteTransaction,
  formId: number,
  userId: number,
  newest: number,
): Promise<void> {
  const form = await trx.selectFrom('formulaires').select('id').where('id', '=', formId).executeTakeFirst();
  if (!form) throw notFound(formTexts.noForm);
  await sql`
    insert into reponses_lues (utilisateur_id, formulaire_id, derniere)
    select ${userId}, ${formId}, max(id) from reponses
    where formulaire_id = ${formId} and id <= ${newest} having max(id) is not null
    on conflict (utilisateur_id, formulaire_id)
    do update set derniere = greatest(reponses_lues.derniere, excluded.derniere)`.execute(trx);
}
