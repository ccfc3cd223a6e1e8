/* How notes of people are said: their kinds and readers. No React. */
import { NOTE_READERS } from '../../../../domain/register/notes';
import type { noteWordTexts } from './texts.fr';

type Words = typeof noteWordTexts;

/** The organisation's own kinds are called by their names. */
export const noteKindText = (kind: string, words: Words): string =>
  kind === 'visite' || kind === 'appel' || kind === 'note' ? words[kind] : kind;

/** Those who read a note, where not all who read records do; undefined else, and for readers that a later server knows. */
export const readersText = (readers: string | null | undefined, words: Words): string | undefined =>
  readers === 'responsables' || readers === 'auteur' ? words[`readBy${readers}`] : undefined;

export const readersOptions = (words: Words) => NOTE_READERS.map((value) => ({ value, label: words[value] }));
