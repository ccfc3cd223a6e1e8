/** The text of a letter with its fields: «{Prénom}», «{Nom}» and «{Formule d’appel}». */
import { foldAccents } from '../search/foldAccents';
import type { LetterWords } from './addressee';

export const LETTER_FIELDS = ['firstName', 'lastName', 'salutation'] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];

/** What the fields are called in the text. */
type FieldNames = Readonly<Record<LetterField, string>>;

const FIELD = /\{([^{}]{1,40})\}/g;

const plain = (name: string): string => foldAccents(name.trim());

const fieldOf = (name: string, names: FieldNames): LetterField | undefined =>
  LETTER_FIELDS.find((field) => plain(names[field]) === plain(name));

/** The names in braces that are no fields, each once: they would stand in every letter. */
export function unknownFields(text: string, names: FieldNames): readonly string[] {
  const written = (text.match(FIELD) ?? []).map((field) => field.slice(1, -1));
  return written.filter((name, at) => !fieldOf(name, names) && written.indexOf(name) === at);
}

/** The text for one addressee. */
export const filledIn = (text: string, names: FieldNames, words: LetterWords): string =>
  text.replace(FIELD, (whole, name: string) => {
    const field = fieldOf(name, names);
    return field ? words[field] : whole;
  });

/** The block of the address in mm: where the window of an envelope shows it. */
export const ADDRESS_BLOCK = { left: 110, top: 55, width: 85, height: 33 } as const;
