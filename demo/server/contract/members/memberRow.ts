import { type RawBuilder, sql } from 'kysely';
import type { Membre } from '../../../../src/domain/members/membre';
import { COLONNES_IMPORT } from '../../../../src/domain/members/membreColumns';
import type { MembreTable } from '../../store/database/schema';

export type MemberRow = Omit<
  MembreTable,
  'id' | 'recherche' | 'tri' | 'conjoint_id' | 'created_at' | 'updated_at'
> & {
  id: number;
  updated_at: string;
};

const names = [
  'id',
  ...COLONNES_IMPORT,
  'color',
  'statut',
  'date_inscription',
  'updated_at',
] as const satisfies readonly (keyof MemberRow)[];

/** The columns that lists show, from `membres as m`. */
export const memberColumns = sql.join(names.map((name) => sql.ref(`m.${name}`)));

const instant = sql`to_char(m.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at`;

/** The same columns for JSON that the database writes: instants in the usual form, and some columns replaced. */
export const writtenWith = (others: Partial<Record<keyof MemberRow, RawBuilder<unknown>>>) =>
  sql.join(names.map((name) => others[name] ?? (name === 'updated_at' ? instant : sql.ref(`m.${name}`))));

export const writtenColumns = writtenWith({});

/** A row already has the form of the wire. */
export const wireMember = (row: MemberRow): Membre => row;
