import { sql } from 'kysely';
import { HttpError, notFound } from '../../../http/httpError';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { answerBytes } from '../../../store/rows/answerContent';
import { rowTexts } from '../../../store/rows/texts';
import { answerSearchText } from '../../../store/search/answerText';
import { fieldRows, openingColumns } from '../formRow';
import { hiddenValuesIn } from '../hiddenFields';
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
  row: { valeurs: string; champs_caches: string | null; recherche: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('reponses')
    .values({ formulaire_id: formId, ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { champ_id, file } of files) {
    const { name, size: taille, bytes: content } = file;
    const stored = await trx
      .insertInto('reponses_fichiers')
      .values({ reponse_id: id, champ_id, nom: name, taille })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('contenus').values({ fichier_id: stored.id, contenu: content }).execute();
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
    .select(['reponses_octets', 'champs_caches'])
    .where('id', '=', formId)
    .forKeyShare()
    .executeTakeFirst();
  if (!form) throw notFound(rowTexts.noForm);
  const fields = await fieldRows(trx, formId);
  const checked = checkedAnswers(fields, sent);
  const hidden = hiddenValuesIn(sent.hidden, form.champs_caches);
  const text = answerBytes({ valeurs: checked.values, champs_caches: hidden });
  const bytes = checked.files.reduce((sum, { file }) => sum + file.size, text);
  const after = form.reponses_octets + bytes;
  if (checked.files.length && after > FILES_STORED_BYTES) throw new HttpError(507, formTexts.full);
  if (after > STORED_BYTES) throw new HttpError(507, formTexts.fullOfText);
  const types = Object.fromEntries(fields.map((field) => [field.id, field.type_de_champ]));
  const id = await insertRows(trx, formId, checked, {
    valeurs: JSON.stringify(checked.values),
    champs_caches: hidden && JSON.stringify(hidden),
    recherche: answerSearchText({ ...checked.values, ...hidden }, types),
  });
  await countAnswer(trx, formId, bytes);
  return id;
}
