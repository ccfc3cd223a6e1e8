import { sql } from 'kysely';
import type { ReceivedAnswer, StoredValue } from '../../../../../src/domain/forms/receivedAnswer';
import { notFound } from '../../../http/httpError';
import type { Database } from '../../../store/database/database';
import { contentOf } from '../../../store/rows/answerContent';
import { rowTexts } from '../../../store/rows/texts';

async function neighbours(db: Database, formId: number, id: number) {
  const { rows } = await sql<Pick<ReceivedAnswer, 'precedente' | 'suivante'>>`
    select (select max(id) from reponses where formulaire_id = ${formId} and id < ${id}) as precedente,
      (select min(id) from reponses where formulaire_id = ${formId} and id > ${id}) as suivante`.execute(db);
  return rows[0];
}

/** @throws HttpError 404 */
export async function oneAnswer(db: Database, formId: number, id: number): Promise<ReceivedAnswer> {
  const row = await db
    .selectFrom('reponses')
    .select(['id', 'created_at', 'valeurs', 'champs_caches'])
    .where('formulaire_id', '=', formId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(rowTexts.noAnswer);
  const files = await db
    .selectFrom('reponses_fichiers')
    .select(['champ_id', 'taille'])
    .where('reponse_id', '=', id)
    .execute();
  const sizes = new Map(files.map(({ champ_id, taille }) => [champ_id, taille]));
  const values = row.valeurs as Record<string, StoredValue>;
  const content = await contentOf(
    db,
    { formulaire_id: formId, created_at: row.created_at, valeurs: values },
    sizes,
  );
  const { created_at, champs_caches } = row;
  return { id, created_at, contenu: content, champs_caches, ...(await neighbours(db, formId, id)) };
}
