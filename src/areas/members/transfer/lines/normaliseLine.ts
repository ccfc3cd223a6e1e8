/*
 * Converts a line of the file to what the server takes: dates as yyyy-mm-dd, «Mme» as feminin, phone numbers with
 * their first digits. An error that can be corrected in the file is a problem, and excludes the line. A value that the
 * record can't hold is a note.
 */

import { isEmail } from '../../../../domain/members/email';
import type { GENRES, MembreField, SITUATIONS } from '../../../../domain/members/membre';
import { COLONNES_IMPORT, REQUIRED_TO_CREATE } from '../../../../domain/members/membreColumns';
import { recordOf } from '../../../../domain/records';
import { fold } from '../../../../domain/search/fold';
import { readDate } from './dates';
import { readPhone } from './phones';

/** What a line says, by field. */
export type FieldValues = Readonly<Record<MembreField, string>>;

export type Problem =
  | { kind: 'missing'; field: MembreField }
  | { kind: 'genre' | 'email' | 'roundedPhone'; value: string }
  | { kind: 'twoDigitYear' | 'unreadableDate' | 'impossibleDate' | 'futureDate'; value: string };

export type Note = { kind: 'situation'; value: string } | { kind: 'phone'; value: string };

export interface NormalLine {
  values: FieldValues;
  problems: readonly Problem[];
  notes: readonly Note[];
}

type Genre = (typeof GENRES)[number];
type Situation = (typeof SITUATIONS)[number];

const genres: Record<Genre, readonly string[]> = {
  masculin: ['masculin', 'm', 'h', 'homme', 'monsieur', 'mr', 'garcon', 'male', 'man'],
  feminin: ['feminin', 'f', 'femme', 'madame', 'mme', 'mademoiselle', 'mlle', 'fille', 'female', 'woman'],
};
const situations: Record<Situation, readonly string[]> = {
  celibataire: ['celibataire', 'c', 'single'],
  marie: ['marie', 'mariee', 'marie e', 'maries', 'married'],
};

const coded = <Code extends string>(table: Record<Code, readonly string[]>) =>
  new Map(
    (Object.entries(table) as [Code, readonly string[]][]).flatMap(([code, words]) =>
      words.map((word): [string, Code] => [word, code]),
    ),
  );
const genreOf = coded(genres);
const situationOf = coded(situations);

const plain = (text: string) =>
  fold(text)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** One line of text: breaks, tabs, invisible characters and doubled spaces are one space. */
const tidy = (text: string) => text.replaceAll(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ').trim();

const dateKinds = {
  twoDigitYear: 'twoDigitYear',
  unreadable: 'unreadableDate',
  impossible: 'impossibleDate',
  future: 'futureDate',
} as const;

/** Reads one line; `today` (yyyy-mm-dd) bounds birth dates. */
export function normaliseLine(written: FieldValues, today: string): NormalLine {
  const problems: Problem[] = [];
  const notes: Note[] = [];
  const values = recordOf(COLONNES_IMPORT, (field) => tidy(written[field]));
  for (const field of REQUIRED_TO_CREATE) if (!values[field]) problems.push({ kind: 'missing', field });

  const genre = genreOf.get(plain(values.genre));
  if (values.genre && !genre) problems.push({ kind: 'genre', value: values.genre });
  values.genre = genre ?? values.genre;

  const situation = situationOf.get(plain(values.situation_matrimoniale));
  if (values.situation_matrimoniale && !situation)
    notes.push({ kind: 'situation', value: values.situation_matrimoniale });
  values.situation_matrimoniale = situation ?? '';

  if (values.date_naissance) {
    const read = readDate(values.date_naissance, today);
    if ('date' in read) values.date_naissance = read.date;
    else problems.push({ kind: dateKinds[read.problem], value: values.date_naissance });
  }
  if (values.telephone) {
    const read = readPhone(values.telephone);
    if ('problem' in read) problems.push({ kind: 'roundedPhone', value: values.telephone });
    else {
      values.telephone = read.phone;
      if (read.isRepaired) notes.push({ kind: 'phone', value: read.phone });
    }
  }
  values.email = values.email.replace(/^mailto:/i, '');
  if (values.email && !isEmail(values.email)) problems.push({ kind: 'email', value: values.email });
  return { values, problems, notes };
}
