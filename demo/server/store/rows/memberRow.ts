import { type RawBuilder, sql } from 'kysely';
import { IMPORT_COLUMNS } from '../../../../src/domain/members/fileColumns';
import type { Member } from '../../../../src/domain/members/member';
import type { LeavingReason, MemberState } from '../../../../src/domain/register/states';
import type { StateColumns } from '../tables/registerSchema';
import type { MembersTable } from '../tables/schema';

export type MemberRow = Omit<
  MembersTable,
  'id' | 'recherche' | 'tri' | 'conjoint_id' | 'created_at' | 'updated_at' | keyof StateColumns
> & {
  id: number;
  updated_at: string;
  etat: MemberState;
  etat_depuis: string | null;
  etat_motif: LeavingReason | null;
};

const names = [
  'id',
  ...IMPORT_COLUMNS,
  'color',
  'statut',
  'date_inscription',
  'updated_at',
  'etat',
  'etat_depuis',
  'etat_motif',
] as const satisfies readonly (keyof MemberRow)[];

/** The columns that lists show, from `membres as m`. */
export const memberColumns = sql.join(names.map((name) => sql.ref(`m.${name}`)));

const instant = sql`to_char(m.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at`;

/** The same columns for JSON that the database writes: instants in the usual form, and some columns replaced. */
export const writtenWith = (others: Partial<Record<keyof MemberRow, RawBuilder<unknown>>>) =>
  sql.join(names.map((name) => others[name] ?? (name === 'updated_at' ? instant : sql.ref(`m.${name}`))));

export const writtenColumns = writtenWith({});

/** A row already has the form of the wire. */
export const wireMember = (row: MemberRow): Member => row;
