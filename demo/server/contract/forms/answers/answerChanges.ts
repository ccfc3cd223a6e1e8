import { sql } from 'kysely';
import { notFound } from '../../../http/httpError';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { rowTexts } from '../../../store/rows/texts';

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
  if (!form) throw notFound(rowTexts.noForm);
  await sql`
    insert into reponses_lues (utilisateur_id, formulaire_id, derniere)
    select ${userId}, ${formId}, max(id) from reponses
    where formulaire_id = ${formId} and id <= ${newest} having max(id) is not null
    on conflict (utilisateur_id, formulaire_id)
    do update set derniere = greatest(reponses_lues.derniere, excluded.derniere)`.execute(trx);
}
