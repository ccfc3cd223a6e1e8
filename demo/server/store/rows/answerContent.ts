/**
 * One answer with every question that it answers. A question that was reworded after the answer came keeps the words that
 * the visitor read, and says how it is worded now.
 */
import { sql } from 'kysely';
import type { AnswerPart, StoredValue } from '../../../../src/domain/forms/receivedAnswer';
import type { Database } from '../database/database';

interface AskedQuestion {
  id: number;
  nom_du_champ: string;
  type_de_champ: string;
  retire: boolean;
  ancien_nom: string | null;
  ancien_type: string | null;
}

/** Every question of the form, with its words at that time where they have changed since. */
async function questionsAt(db: Database, formId: number, at: string): Promise<AskedQuestion[]> {
  const { rows } = await sql<AskedQuestion>`
    select c.id, c.nom_du_champ, c.type_de_champ, c.retire,
      a.nom_du_champ as ancien_nom, a.type_de_champ as ancien_type
    from champs c left join lateral (
      select nom_du_champ, type_de_champ from champs_anciens
      where champ_id = c.id and remplace_le > ${at} order by remplace_le, id limit 1
    ) a on true
    where c.formulaire_id = ${formId} order by c.retire, c.position, c.id`.execute(db);
  return rows;
}

function elementsOf(
  questions: readonly AskedQuestion[],
  values: Readonly<Record<string, StoredValue>>,
  sizes: ReadonlyMap<number, number>,
): AnswerPart[] {
  const known = new Set(questions.map(({ id }) => String(id)));
  const asked = questions
    .filter(({ id, retire }) => !retire || Object.hasOwn(values, id))
    .map(
      ({ id, nom_du_champ, type_de_champ, retire, ancien_nom, ancien_type }): AnswerPart => ({
        champ: id,
        nom_du_champ: ancien_nom ?? nom_du_champ,
        type_de_champ: ancien_type ?? type_de_champ,
        nom_actuel: ancien_nom !== null && ancien_nom !== nom_du_champ ? nom_du_champ : null,
        retire,
        valeur: values[id] ?? null,
        taille: sizes.get(id) ?? null,
      }),
    );
  const unknown = Object.entries(values).flatMap(([id, value]): AnswerPart[] =>
    known.has(id)
      ? []
      : [{ champ: Number(id), nom_du_champ: null, type_de_champ: null, retire: true, valeur: value }],
  );
  return [...asked, ...unknown];
}

interface StoredAnswer {
  formulaire_id: number;
  created_at: string;
  valeurs: Readonly<Record<string, StoredValue>>;
}

/** Every question with its value, in the words that the visitor read. */
export const contentOf = async (
  db: Database,
  { formulaire_id, created_at, valeurs: values }: StoredAnswer,
  sizes: ReadonlyMap<number, number> = new Map(),
): Promise<AnswerPart[]> => elementsOf(await questionsAt(db, formulaire_id, created_at), values, sizes);

const bytesOf = (part: unknown): number => (part ? Buffer.byteLength(JSON.stringify(part)) : 0);

/** The bytes of an answer as its form counts them, without its files. */
export const answerBytes = (row: { valeurs?: unknown; champs_caches?: unknown }): number =>
  bytesOf(row.valeurs) + bytesOf(row.champs_caches);
