/*
 * One row per column of the list. A column is a field of a member, or what is linked to them; `NotListed` names what
 * has no column, so that a new field can't be forgotten.
 */
import type { ReactNode } from 'react';
import type { Member } from '../../../../domain/members/member';
import type { ExportColumn } from '../../../../domain/members/memberFieldRules';
import type { MemberOrdering } from '../../../../domain/members/memberFilters';
import { keysOf } from '../../../../domain/records';
import { formatDate } from '../../../../texts/formats';
import { statutLabel } from '../../../../texts/memberLabels';
import { clamped, contact, dotted, type Marks, tagBadges } from './cells';

/** The name has a column of its own, which can't be hidden. */
type NotListed =
  | 'id'
  | 'nom'
  | 'prenom'
  | 'genre'
  | 'nationalite'
  | 'situation_matrimoniale'
  | 'adresse'
  | 'date_inscription';

/** Birth dates go by another name in the choices that viewers' browsers keep. */
export type ColumnKey = Exclude<ExportColumn, NotListed | 'date_naissance'> | 'naissance';

interface ColumnRow {
  /** Share of the table's width, in em. */
  width: number;
  hideBelow?: 'narrow';
  /** What the back end calls its order; steps, tags and telephone numbers have none of use. */
  sort?: MemberOrdering;
  /** The cell as plain text, for paper and files. */
  text(member: Member): string | null | undefined;
  /** Shown in place of that text; nothing where it is not known. */
  cell?(member: Member, marks?: Marks): ReactNode;
}

/** In the order of the table. */
export const listColumns: Readonly<Record<ColumnKey, ColumnRow>> = {
  telephone: {
    // A number with its country, «+33 6 12 34 56 78».
    width: 13.5,
    text: ({ telephone }) => telephone,
    cell: ({ telephone }, marks) => contact('phone', telephone, marks?.phone),
  },
  email: {
    width: 17.5,
    hideBelow: 'narrow',
    sort: 'email',
    text: ({ email }) => email,
    cell: ({ email }, marks) => contact('mail', email, marks?.text),
  },
  groupe: {
    width: 12,
    sort: 'groupe',
    text: ({ groupe_actuel }) => groupe_actuel?.nom,
    cell: ({ groupe_actuel }) => dotted(groupe_actuel),
  },
  departement: {
    width: 12,
    sort: 'departement',
    text: ({ departement_actuel }) => departement_actuel?.nom,
    cell: ({ departement_actuel }) => dotted(departement_actuel),
  },
  etapes: {
    width: 12,
    text: ({ etape_actuelle }) => etape_actuelle?.map(({ libelle }) => libelle).join(', '),
  },
  tags: {
    width: 15,
    text: (member) => tagNames(member).join(', '),
    cell: (member) => tagBadges(tagNames(member)),
  },
  ville: {
    width: 10,
    sort: 'ville',
    text: ({ ville }) => ville,
    cell: ({ ville }, marks) => {
      const text = ville?.trim();
      return text && clamped(text, marks?.text(text));
    },
  },
  profession: { width: 11, sort: 'profession', text: ({ profession }) => profession },
  naissance: {
    width: 11,
    sort: 'date_naissance',
    text: ({ date_naissance }) => date_naissance && formatDate(date_naissance),
    cell: ({ date_naissance }) => formatDate(date_naissance),
  },
  statut: { width: 8, sort: 'statut', text: ({ statut }) => statutLabel(statut) },
};

const tagNames = (member: Member) => (member.tags ?? []).map(({ name }) => name);

export const COLUMN_KEYS = keysOf<ColumnKey>(listColumns);

const FIRST_COLUMNS: readonly ColumnKey[] = ['telephone', 'email', 'groupe'];

/** The known columns among the remembered ones, in the order of the table; the default when none were remembered. */
export const rememberedColumns = (kept: readonly string[] | undefined): readonly ColumnKey[] =>
  kept ? COLUMN_KEYS.filter((key) => kept.includes(key)) : FIRST_COLUMNS;
