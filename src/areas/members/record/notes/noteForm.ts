/** The form of a note, and the last visit in words. No React. */
import { daysBetween } from '../../../../domain/calendar/dayNumbers';
import {
  NOTE_KINDS,
  NOTE_READERS,
  NOTE_TEXT_MAX,
  type NoteDraft,
  USUAL_READERS,
} from '../../../../domain/register/notes';
import type { FormSchema } from '../../../../ui/form/Form';
import { noteKindText } from './noteWords';
import type { NotesTexts, noteWordTexts } from './texts.fr';

export type NoteValues = Required<NoteDraft>;

/** @param today the last day that a note may be about */
export const noteFormSchema = (
  words: Pick<NotesTexts, 'emptyText' | 'tooLong' | 'noDay' | 'future'>,
  today: string,
): FormSchema<NoteValues> => ({
  safeParse(values) {
    const { texte = '', genre = '', jour: day = '', lecteurs } = values as Partial<Record<string, string>>;
    const issues = [
      ...(texte.trim() ? [] : [{ path: ['texte'], message: words.emptyText }]),
      // A text that is too long is not cut: what is pasted stays, and the sentence says what to do.
      ...(texte.trim().length > NOTE_TEXT_MAX
        ? [{ path: ['texte'], message: words.tooLong(NOTE_TEXT_MAX) }]
        : []),
      ...(day ? [] : [{ path: ['jour'], message: words.noDay }]),
      ...(day > today ? [{ path: ['jour'], message: words.future }] : []),
    ];
    if (issues.length > 0) return { success: false, error: { issues } };
    const readers = NOTE_READERS.find((each) => each === lecteurs) ?? USUAL_READERS;
    return { success: true, data: { texte: texte.trim(), genre, jour: day, lecteurs: readers } };
  },
});

/** @param kept the kind of a note that the organisation no longer has */
export function noteKindOptions(own: readonly string[], words: typeof noteWordTexts, kept?: string) {
  const known: readonly string[] = [...NOTE_KINDS, ...own];
  const kinds = kept === undefined || known.includes(kept) ? known : [...known, kept];
  return kinds.map((value) => ({ value, label: noteKindText(value, words) }));
}

const [WEEK, MONTH, YEAR] = [7, 30.44, 365.25];

/** How long ago the last visit was: days, then weeks, months and years, as a person counts them. */
export function lastVisitText(day: string, today: string, texts: NotesTexts): string {
  const days = Math.max(0, daysBetween(day, today));
  if (days === 0) return texts.visitToday;
  if (days === 1) return texts.visitYesterday;
  if (days < 2 * WEEK) return texts.visitDays(days);
  if (days < 2 * MONTH) return texts.visitWeeks(Math.floor(days / WEEK));
  if (days < 2 * YEAR) return texts.visitMonths(Math.floor(days / MONTH));
  return texts.visitYears(Math.floor(days / YEAR));
}
