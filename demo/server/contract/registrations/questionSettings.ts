/** Which questions of a registration are asked of each person, as the organisation sets it. */
import type { RegistrationDraft } from '../../../../src/domain/registrations/registration';
import type { Database } from '../../store/database/database';
import { type Asking, askedQuestions, questionsOf } from './questions';

/** What the settings say of the questions. */
export async function questionSettings(db: Database, settings: Asking) {
  const questions = await askedQuestions(db, settings);
  return {
    questions_personnes: questions.filter(({ isEach }) => isEach).map(({ id }) => id),
    champs: questions.map(({ isEach, ...question }) => ({ ...question, par_personne: isEach })),
  };
}

/**
 * The questions that are asked once, by those that the client wants to be asked of each person: the rest of the form. Undefined where
 * it doesn't say. Of another form than before the client may know no question yet: those of the earlier one alone leave the default.
 */
export async function askedOnce(
  db: Database,
  { formulaire_id: form, questions_personnes: each }: RegistrationDraft,
  stored?: Asking,
): Promise<number[] | null | undefined> {
  if (!each) return undefined;
  const ids = (await questionsOf(db, form ?? null)).map(({ id }) => id);
  const isKnown = ids.some((id) => each.includes(id));
  const isOther = stored !== undefined && stored.formulaire_id !== (form ?? null);
  if (isOther && each.length > 0 && !isKnown) return [];
  // All of them once, as before, goes for questions that the form gets later, too.
  if (stored?.questions_une_fois === null && !isKnown) return null;
  return ids.filter((id) => !each.includes(id));
}
