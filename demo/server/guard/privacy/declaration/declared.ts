/** What the declaration says of a table, a column, a link and a file, see declaration.ts. */
import type { RecordLinks } from '../../../../../src/domain/duplicates/merge';
import type { Dossier } from '../../../../../src/domain/privacy/dossier';

/** Whose data a column holds. Free text is written by others about anything. */
type Whose = 'member' | 'speaker' | 'attendee' | 'answer' | 'filter' | 'account' | 'anyone' | 'free text';

/**
 * What erasing a person does with a column:
 * - `goes`: the row is deleted;
 * - `emptied`: the value is emptied or replaced, and the row stays;
 * - `if named`: the row is emptied or deleted where it names the person;
 * - `if chosen`: the row is deleted where the user says that it is the person's;
 * - `stays`: the user is told that it isn't touched.
 */
type Erasing = 'goes' | 'emptied' | 'if named' | 'if chosen' | 'stays';

export interface DeclaredColumn {
  whose: Whose;
  erasing: Erasing;
  /** The part of the file of a person's data that has it. */
  file?: keyof Dossier;
  /** What the column says of a person, where traces are found by it. */
  says?: 'name' | 'email' | 'telephone' | 'adresse' | 'profession';
  /** What stands there afterwards; `number` is the id of the row, where two rows must differ. */
  becomes?: '' | null | 'number' | 'nobody' | Readonly<Record<string, never>>;
}

/** How a table is rid of a person. Each is one step of `erasePerson.ts`. */
export type ErasingStep =
  | 'answers'
  | 'filters'
  | 'history'
  | 'mails'
  | 'records'
  | 'registrations'
  | 'replies'
  | 'speakers';

/** How a merge treats a link. Each is one step of `copyLinks.ts`, but that of spouses, which the user chooses. */
export type MergingStep =
  | 'absences'
  | 'account'
  | 'consents'
  | 'givenConsents'
  | 'departments'
  | 'dues'
  | 'family'
  | 'groups'
  | 'notes'
  | 'oppositions'
  | 'pairs'
  | 'proxies'
  | 'registrations'
  | 'speakers'
  | 'spouse'
  | 'steps'
  | 'tags'
  | 'ticks';

export interface DeclaredLink {
  to: 'membres' | 'intervenants' | 'utilisateurs';
  /** With the row that it leads to, this row goes, loses the link, or keeps the emptied row that it leads to. */
  erasing: 'goes' | 'emptied' | 'stays';
  /** What a merge does with it, or why it does nothing. */
  merging?: MergingStep | { left: string };
  /** The number of the comparison before a merge that counts it. */
  compared?: keyof RecordLinks;
}

export const NOT_PERSONAL = 'none';

export interface DeclaredTable {
  /** Missing where nothing of a person goes. */
  by?: ErasingStep;
  columns: Readonly<Record<string, DeclaredColumn | typeof NOT_PERSONAL>>;
  links?: Readonly<Record<string, DeclaredLink>>;
  /** Where other people stand in it too: what of theirs stays. */
  shared?: string;
  /** Why it is kept when the person goes, and how long. */
  kept?: { why: string; until: string };
}

export interface DeclaredFiles {
  what: string;
  /** What becomes of a person in them, or why they are kept, and how long. */
  erasing: string;
}
