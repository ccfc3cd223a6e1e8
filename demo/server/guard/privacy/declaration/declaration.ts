/**
 * The declaration: everywhere a person's data can stand, and what becomes of them. Every column with text, JSON, bytes or days,
 * every link to a member, a speaker or an account, and every file on disk has an answer here; a test compares it with the tables,
 * so that a new column or link can't be added without one. Erasing, emptying the trash, erasing again after a restored backup,
 * merging, the comparison before it and the file of a person's data have no list of tables of their own: they walk this one.
 */
import type { DeclaredFiles, DeclaredTable } from './declared';
import { OTHER_TABLES } from './otherTables';
import { RECORD_TABLES } from './recordTables';
import { VISITOR_TABLES } from './visitorTables';

export const DECLARATION: Record<string, DeclaredTable> = {
  ...RECORD_TABLES,
  ...VISITOR_TABLES,
  ...OTHER_TABLES,
};

/** What stands on disk, beside the database. */
export const FILES = {
  pg: {
    what: 'the files of the embedded database',
    erasing: 'written again after each erasure, see EraseCleaning.ts',
  },
  'effacements.jsonl': {
    what: 'numbers and moments of what was erased',
    erasing: 'kept always, so that no copy brings it back',
  },
  sauvegardes: {
    what: 'copies of the data',
    erasing: 'kept by the operator; named before and after each erasure',
  },
  'deplacement.json': {
    what: 'where the data of this folder were moved to, an address without its password',
    erasing: 'names no person; the old database beside it is to be deleted by the operator',
  },
  mails: { what: 'mails as files, where there is no mail server', erasing: 'deleted after an hour' },
} satisfies Readonly<Record<string, DeclaredFiles>>;
