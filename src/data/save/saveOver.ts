/*
 * Saves an edit on the version that it was made on. When the back end answers with a newer row, the user chooses field
 * by field, and the result is saved on that newer version. It hides how often this happens in one save.
 */
import { failureOf } from '../../api/errors';
import { type ComparedValues, type Difference, differencesOf, isMatching, mergedOf } from './differences';

/** `edit`: saves nothing and returns to the form. `theirs`: the fields where the change of the other user stays. */
export type ConflictChoice = { kind: 'edit' } | { kind: 'save'; theirs: readonly string[] };

interface Versioned {
  updated_at?: string | null | undefined;
}

export interface Save<Row extends Versioned, Draft extends ComparedValues, Answer> {
  /** The row that the form was filled from. */
  opened: Row;
  /** What the form holds. */
  values: Draft;
  /** The fields that are compared in these rows. */
  fieldsOf(...rows: ComparedValues[]): readonly string[];
  /** Why the first attempt failed, where it was made before. The save then begins with the conflict. */
  refusal?: unknown;
  /** Reads the row of a 409; its shape is unchecked. */
  read(present: unknown): Row | undefined;
  /**
   * Gives the stored row before each attempt, where the back end doesn't compare versions. An edit that another user
   * makes between this call and `send` is overwritten.
   */
  current?: (() => Promise<Row>) | undefined;
  /** Saves the values on the version of this row. */
  send(row: Row, values: Draft): Promise<Answer>;
  /** @param present the row of the other user */
  ask(differences: readonly Difference[], present: Row): Promise<ConflictChoice>;
}

/** `taken`: nothing was left to save, because the user took every change of the other user. */
export type SaveOutcome<Row, Answer> =
  | { kind: 'saved'; answer: Answer }
  | { kind: 'taken'; row: Row }
  | { kind: 'edit' };

/** The outcome of a call that no other edit can overtake. */
export const saved = async <Answer>(answer: Promise<Answer>): Promise<SaveOutcome<never, Answer>> => ({
  kind: 'saved',
  answer: await answer,
});

/** The row of another user, who came first, in the refusal of a save. Its shape is unchecked. */
export function rowInRefusal(error: unknown): unknown {
  const failure = failureOf(error);
  return failure.kind === 'invalid' ? failure.present : undefined;
}

/** @throws ApiError when the save failed for another reason */
export async function saveOver<Row extends Versioned & ComparedValues, Draft extends ComparedValues, Answer>(
  save: Save<Row, Draft, Answer>,
): Promise<SaveOutcome<Row, Answer>> {
  let { opened, values, refusal } = save;
  for (;;) {
    const stored = await save.current?.();
    const isChanged = stored && !isMatching(stored, opened, save.fieldsOf(opened, stored, values));
    let present = isChanged ? stored : undefined;
    try {
      if (refusal) throw refusal;
      if (!present) return { kind: 'saved', answer: await save.send(stored ?? opened, values) };
    } catch (error) {
      const row = rowInRefusal(error);
      present = row === undefined ? undefined : save.read(row);
      // A refusal of the present version itself is no conflict and would be repeated for ever.
      if (!present?.updated_at || present.updated_at === opened.updated_at) throw error;
    }
    refusal = undefined;
    const fields = save.fieldsOf(opened, present, values);
    const edits = { opened, present, held: values, fields };
    const differences = differencesOf(edits);
    const choice =
      differences.length > 0 ? await save.ask(differences, present) : { kind: 'save' as const, theirs: [] };
    if (choice.kind === 'edit') return choice;
    values = mergedOf(edits, choice.theirs);
    opened = present;
    if (isMatching(present, values, fields)) return { kind: 'taken', row: present };
  }
}
