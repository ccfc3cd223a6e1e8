import { sql } from 'kysely';
import type { Membre } from '../../../src/domain/membre';
import type { MembreTable } from '../database/schema';

export type MemberRow = Omit<
  MembreTable,
  'id' | 'recherche' | 'tri' | 'conjoint_id' | 'created_at' | 'updated_at'
> & {
  id: number;
  updated_at: string;
};

const names = [
  'id',
  'nom',
  'prenom',
  'genre',
  'nationalite',
  'situation_matrimoniale',
  'email',
  'adresse',
  'date_naissance',
  'profession',
  'telephone',
  'ville',
  'color',
  'statut',
  'date_inscription',
  'updated_at',
] as const satisfies readonly (keyof MemberRow)[];

/** The columns that lists show, of `membres as m`. */
export const memberColumns = sql.join(names.map((name) => sql.ref(`m.${name}`)));

/** The wire's words are the table's. */
export const wireMember = (row: MemberRow): Membre => row;
