import { type Kysely, sql } from 'kysely';
import { answerSearchText, type FieldTypes } from './answerSearch';

const SLICE = 500;

interface StoredAnswer {
  id: number;
  valeurs: Record<string, string | string[]>;
  types: FieldTypes | null;
}

/** Fills the column that searches look in, in slices, because a form may have a gigabyte of answers. */
export async function fillAnswerSearch<T>(db: Kysely<T>): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<StoredAnswer>`
      select r.id, r.valeurs, (
        select json_object_agg(c.id, c.type_de_champ) from champs c where c.formulaire_id = r.formulaire_id
      ) as types
      from reponses r where r.id > ${after} order by r.id limit ${SLICE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const texts = rows.map(({ id, valeurs, types }) => ({
      id,
      recherche: answerSearchText(valeurs, types ?? {}),
    }));
    await sql`update reponses set recherche = f.recherche
      from json_populate_recordset(null::reponses, ${JSON.stringify(texts)}::json) as f
      where reponses.id = f.id`.execute(db);
    after = last.id;
  }
}
