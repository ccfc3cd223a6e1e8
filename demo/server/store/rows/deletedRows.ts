import { sql } from 'kysely';
import { notFound } from '../../http/httpError';
import type { WriteTransaction } from '../database/writeQueue';
import { answerBytes } from './answerContent';
import { rowTexts } from './texts';

/**
 * Deletes an answer with its files. Its place is free again where the form has a maximum.
 * @throws HttpError 404
 */
export async function deleteAnswer(trx: WriteTransaction, formId: number, id: number): Promise<void> {
  const row = await trx
    .selectFrom('reponses')
    .select(['valeurs', 'champs_caches'])
    .where('formulaire_id', '=', formId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(rowTexts.noAnswer);
  const { bytes } = await trx
    .selectFrom('reponses_fichiers')
    .select((is) => is.fn.coalesce(is.fn.sum<number>('taille'), sql<number>`0`).as('bytes'))
    .where('reponse_id', '=', id)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('reponses').where('id', '=', id).execute();
  const freed = Number(bytes) + answerBytes(row);
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
 * Deletes a member. The foreign keys also delete family links, stays, tags and steps, and clear the spouse's link back.
 * @throws HttpError 404
 */
export async function deleteMember(trx: WriteTransaction, id: number): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('membres').where('id', '=', id).executeTakeFirst();
  if (!numDeletedRows) throw notFound();
}
