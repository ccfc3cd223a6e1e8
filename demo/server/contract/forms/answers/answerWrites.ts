import { sql } from 'kysely';
import { HttpError, notFound } from '../../../http/httpError';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { rowTexts } from '../../../store/rows/texts';
import { answerSearchText } from '../../../store/search/answerText';
import { fieldRows, openingColumns } from '../formRow';
import { closed } from '../openState';
import { formTexts } from '../texts';
import { type CheckedAnswers, checkedAnswers, type SentAnswers } from './readAnswers';

/** Total size of a form's answers beyond which it takes no more files, and beyond which it takes no more answers. */
const FILES_STORED_BYTES = 2 ** 30;
const STORED_BYTES = 1.25 * 2 ** 30;

async function insertRows(
  trx: WriteTransaction,
  formId: number,
  { files }: CheckedAnswers,
  { valeurs: values, recherche }: { valeurs: string; recherche: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('reponses')
    .values({ formulaire_id: formId, valeurs: values, recherche })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { champ_id, file } of files) {
    const { name, size: taille, bytes: content } = file;
    const row = await trx
      .insertInto('reponses_fichiers')
      .values({ reponse_id: id, champ_id, nom: name, taille })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('contenus').values({ fichier_id: row.id, contenu: content }).execute();
  }
  return id;
}

/**
 * Counts the answer. Concurrent answers wait for this update, so that the last place is given only once. The form's
 * other columns, such as the time of its last change, stay unchanged.
 * @throws HttpError 403 when the form already has its maximum of answers
 */
async function countAnswer(trx: WriteTransaction, formId: number, bytes: number): Promise<void> {
  const form = await trx
    .updateTable('formulaires')
    .set({
      reponses_nombre: sql`reponses_nombre + 1`,
      reponses_octets: sql`reponses_octets + ${bytes}`,
    })
    .where('id', '=', formId)
    .returning(openingColumns)
    .executeTakeFirstOrThrow();
  if (form.reponses_max !== null && form.nombre_reponses > form.reponses_max) throw closed(form, 'complet');
}

/**
 * Stores an answer. The form can't be changed meanwhile.
 * @returns the number of the answer
 * @throws HttpError 403, 404, 413, 422 by the id of the field, 507
 */
export async function insertAnswers(
  trx: WriteTransaction,
  formId: number,
  sent: SentAnswers,
): Promise<number> {
  // Answers don't block each other here, but a change of the form waits for them.
  const form = await trx
    .selectFrom('formulaires')
    .select('reponses_octets')
    .where('id', '=', formId)
    .forKeyShare()
    .executeTakeFirst();
  if (!form) throw notFound(rowTexts.noForm);
  const fields = await fieldRows(trx, formId);
  const checked = checkedAnswers(fields, sent);
  const values = JSON.stringify(checked.values);
  const bytes = checked.files.reduce((sum, { file }) => sum + file.size, Buffer.byteLength(values));
  const after = form.reponses_octets + bytes;
  if (checked.files.length && after > FILES_STORED_BYTES) throw new HttpError(507, formTexts.full);
  if (after > STORED_BYTES) throw new HttpError(507, formTexts.fullOfText);
  const types = Object.fromEntries(fields.map((field) => [field.id, field.type_de_champ]));
  const search = answerSearchText(checked.values, types);
  const id = await insertRows(trx, formId, checked, { valeurs: values, recherche: search });
  await countAnswer(trx, formId, bytes);
  return id;
}
