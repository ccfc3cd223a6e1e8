/*
 * One row per field of a member: what the screens, the files and the server need to know of it. From these rows follow the
 * schema of a member, the columns of files and of a merge, the facts of lists of people, what searches look in, the orders
 * of lists, and the server's columns and checks. Controls and places in the record stand in src/areas/members/fields.ts,
 * columns of the list in its list/table/columns.tsx, names in imported files in import/headerNames.ts.
 */
import type { Capability } from '../capabilities';
import { keysOf, recordOf } from '../records';
import { EMAIL_LENGTH } from './email';

type FieldKind = 'text' | 'phone' | 'email' | 'day' | 'code';

interface FieldRow {
  label: string;
  /** What the value is: how it is shown, linked, searched, compared and imported follows from it. */
  kind: FieldKind;
  /** `always`: no member is without it. `edit`: an edit can't empty it, but a record without it may stay so. */
  required?: 'always' | 'edit';
  /** Longest text that the reference server stores, in characters. A field without it holds a day or a code. */
  maxLength?: number;
  /** Place among the facts that lists of people show; null where their cards show it otherwise. */
  fact: number | null;
  /** Place among the texts that searches look in beside the name: matches in a lower one come first. */
  search?: number;
  /** Without it a back end doesn't know the field, and nothing of it is shown, sent, imported or exported. */
  capability?: Capability;
  /** Lists can be ordered by it. The reference server keeps an index for that, and for texts a key. */
  isSortable?: true;
}

const rows = {
  nom: { label: 'Nom', kind: 'text', required: 'always', maxLength: 100, fact: null },
  prenom: { label: 'Prénom', kind: 'text', required: 'always', maxLength: 100, fact: null },
  genre: { label: 'Genre', kind: 'code', required: 'always', fact: null },
  date_naissance: { label: 'Date de naissance', kind: 'day', fact: 8, isSortable: true },
  nationalite: { label: 'Nationalité', kind: 'text', maxLength: 100, fact: 7 },
  profession: { label: 'Profession', kind: 'text', maxLength: 150, fact: 3, isSortable: true },
  situation_matrimoniale: { label: 'Situation matrimoniale', kind: 'code', fact: 4 },
  telephone: { label: 'Téléphone', kind: 'phone', required: 'edit', maxLength: 40, fact: 2 },
  email: {
    label: 'E-mail',
    kind: 'email',
    required: 'edit',
    maxLength: EMAIL_LENGTH,
    fact: 1,
    search: 2,
    isSortable: true,
  },
  ville: { label: 'Ville', kind: 'text', maxLength: 120, fact: 6, search: 1, isSortable: true },
  adresse: { label: 'Adresse', kind: 'text', required: 'edit', maxLength: 300, fact: 5 },
  adresse_complement: {
    label: 'Complément d’adresse',
    kind: 'text',
    maxLength: 150,
    fact: null,
    capability: 'adresses',
  },
  code_postal: { label: 'Code postal', kind: 'text', maxLength: 12, fact: null, capability: 'adresses' },
} as const satisfies Readonly<Record<string, FieldRow>>;

type Rows = typeof rows;
type Part = Exclude<keyof FieldRow, 'label'>;

/** What forms send, and files hold. */
export type MemberField = keyof Rows;

/** The fields whose rows have a value for `P`. */
export type FieldWith<P extends Part> = {
  [Field in MemberField]: Rows[Field] extends { readonly [Each in P]: NonNullable<FieldRow[Each]> }
    ? Field
    : never;
}[MemberField];

export type MemberText = FieldWith<'maxLength'>;

type FieldRows = Record<MemberText, FieldRow & { maxLength: number }> & Record<MemberField, FieldRow>;

/** What an export holds beside the columns of the list, in the order of the file; `cotisations` says the present year. */
const REGISTER_COLUMNS = {
  etat: { label: 'État', capability: 'etats' },
  etat_depuis: { label: 'Date de sortie', capability: 'etats' },
  etat_motif: { label: 'Raison', capability: 'etats' },
  oppositions: { label: 'Ne souhaite pas', capability: 'etats' },
  cotisations: { label: 'À jour', capability: 'cotisations' },
  consentements: { label: 'Consentements', capability: 'consentements' },
} as const satisfies Readonly<Record<string, Pick<FieldRow, 'label' | 'capability'>>>;

/** In the order of the columns of a file. */
export const memberFieldRules: Readonly<FieldRows> = rows;

/** The fields that only back ends with their capability know. */
export type LaterField = FieldWith<'capability'>;

/** What says whether the back end announced a capability. */
export type IsAnnounced = (capability: Capability) => boolean;

const NEEDS: Readonly<Partial<Record<string, Pick<FieldRow, 'label' | 'capability'>>>> = {
  ...rows,
  ...REGISTER_COLUMNS,
};

/** Those of these fields, or columns, that the back end knows, in their order. */
export const knownFields = <Field extends string>(
  fields: readonly Field[],
  isAnnounced: IsAnnounced,
): readonly Field[] =>
  fields.filter((field) => {
    const needed = NEEDS[field]?.capability;
    return !needed || isAnnounced(needed);
  });

/** In the order of the columns of a file. */
export function fieldsWith<P extends Part>(part: P): readonly FieldWith<P>[] {
  const hasPart = (field: MemberField): field is FieldWith<P> =>
    (memberFieldRules[field][part] ?? null) !== null;
  return keysOf<MemberField>(memberFieldRules).filter(hasPart);
}

/** The fields whose rows say one of these kinds. */
export type FieldOf<K extends FieldKind> = {
  [Field in MemberField]: Rows[Field]['kind'] extends K ? Field : never;
}[MemberField];

export const isOfKind = <K extends FieldKind>(field: string, ...kinds: readonly K[]): field is FieldOf<K> =>
  kinds.some((kind) => (rows as Partial<Record<string, FieldRow>>)[field]?.kind === kind);

/** In the order of the columns of a file. */
export const fieldsOfKind = <K extends FieldKind>(...kinds: readonly K[]): readonly FieldOf<K>[] =>
  keysOf<MemberField>(memberFieldRules).filter((field): field is FieldOf<K> => isOfKind(field, ...kinds));

/** In the order of the numbers of their rows. */
export const fieldsBy = <P extends 'fact' | 'search'>(part: P): readonly FieldWith<P>[] =>
  [...fieldsWith(part)].sort(
    (one, other) => Number(memberFieldRules[one][part]) - Number(memberFieldRules[other][part]),
  );

export const fieldLabels = recordOf(
  keysOf<MemberField>(memberFieldRules),
  (key) => memberFieldRules[key].label,
);

/** Names of the columns of the list. */
export const columnLabels = {
  id: 'Identifiant',
  ...fieldLabels,
  statut: 'Statut',
  date_inscription: 'Date d’inscription',
  groupe: 'Groupe',
  departement: 'Département',
  etapes: 'Étapes',
  tags: 'Tags',
};
export type ListedColumn = keyof typeof columnLabels;

/** Names of the columns of files. */
export const exportLabels = {
  ...columnLabels,
  ...recordOf(
    keysOf<keyof typeof REGISTER_COLUMNS>(REGISTER_COLUMNS),
    (key): string => REGISTER_COLUMNS[key].label,
  ),
};
export type ExportColumn = keyof typeof exportLabels;
