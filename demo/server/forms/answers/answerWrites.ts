import type { Limit } from '../../auth/attempts';
import type { Database } from '../../database/openDatabase';
import { HttpError, notFound } from '../../http/httpError';
import { fieldRows } from '../formRow';
import { formTexts } from '../texts';
import { checkedAnswers, type Sent } from './readAnswers';

/** A room full of people behind one address may answer; a script soon may not. */
export const ANSWER_LIMIT: Limit = { attempts: 60, seconds: 3600 };

const STORED_BYTES = 2 ** 30;

async function checkRoom(db: Database, formId: number): Promise<void> {
  const { bytes } = await db
    .selectFrom('reponses_fichiers as f')
    .innerJoin('reponses as r', 'r.id', 'f.reponse_id')
    .select((is) => is.fn.coalesce(is.fn.sum<number>('f.taille'), is.lit(0)).as('bytes'))
    .where('r.formulaire_id', '=', formId)
    .executeTakeFirstOrThrow();
  if (Number(bytes) > STORED_BYTES) throw new HttpError(507, formTexts.full);
}

/**
 * The form stays as it is until its answers are stored.
 * @throws HttpError 404, 413, 422 by the id of the field, 507
 */
export function insertAnswers(db: Database, identifiant: string, sent: Sent): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const form = await trx
      .selectFrom('formulaires')
      .select('id')
      .where('identifiant', '=', identifiant)
      .forShare()
      .executeTakeFirst();
    if (!form) throw notFound(formTexts.noForm);
    const { values, files } = checkedAnswers(await fieldRows(trx, form.id), sent);
    if (files.length) await checkRoom(trx, form.id);
    const { id } = await trx
      .insertInto('reponses')
      .values({ formulaire_id: form.id, valeurs: JSON.stringify(values) })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { champ_id, file } of files) {
      const { name: nom, size: taille, bytes: contenu } = file;
      await trx
        .insertInto('reponses_fichiers')
        .values({ reponse_id: id, champ_id, nom, taille, contenu })
        .execute();
    }
  });
}
