import type { Attendee } from '../../../../domain/registrations/registration';
import { HOLDING } from '../../../../domain/registrations/registrationState';
import { compareWords } from '../../../../texts/locale';
import type { AnswerTable } from './answers';

/** Answers of more kinds than this, or longer ones, are read and not counted. */
const KINDS_MAX = 6;
const LENGTH_MAX = 24;

interface AnswerCount {
  question: string;
  /** How many people or registrations gave each answer, in the order of the alphabet. */
  kinds: readonly { text: string; count: number }[];
  /** How many lack a required answer. */
  missing: number;
}

/** Of the people with a place: how often each answer was given, for the kitchen and for orders. Long answers aren't counted. */
export function answerSums(people: readonly Attendee[], { columns, cells }: AnswerTable): AnswerCount[] {
  const holding = people.filter(({ etat }) => HOLDING.includes(etat));
  return columns.flatMap(({ question }, at) => {
    const counts = new Map<string, number>();
    let missing = 0;
    for (const { id } of holding) {
      const { text = '', isMissing = false } = cells.get(id)?.[at] ?? {};
      if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
      if (isMissing) missing++;
    }
    const kinds = Array.from(counts, ([text, count]) => ({ text, count }));
    const isCounted = kinds.length <= KINDS_MAX && kinds.every(({ text }) => text.length <= LENGTH_MAX);
    const told = isCounted ? kinds.sort((one, other) => compareWords(one.text, other.text)) : [];
    return told.length > 0 || missing > 0 ? [{ question, kinds: told, missing }] : [];
  });
}
