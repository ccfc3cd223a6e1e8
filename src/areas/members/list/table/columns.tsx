/*
 * One row per column of the list. A column is a field of a member, or what is linked to them; `NotListed` names what
 * has no column, so that a new field can't be forgotten.
 */

import type { CSSProperties, ReactNode } from 'react';
import { itemColor, tagColor } from '../../../../domain/color';
import { phoneParts } from '../../../../domain/contact/telephone';
import { initialsOf, type Member } from '../../../../domain/members/member';
import type { FieldOf, ListedColumn } from '../../../../domain/members/memberFieldRules';
import type { MemberOrdering } from '../../../../domain/members/memberFilters';
import { keysOf } from '../../../../domain/records';
import { isActive } from '../../../../domain/register/whoCounts';
import { readDay } from '../../../../domain/storedDay';
import { ConsentMark } from '../../../../people/ConsentMark';
import { ContactLink, linkKind } from '../../../../people/ContactLink';
import { DuesMark } from '../../../../people/DuesMark';
import { BriefPersonName } from '../../../../people/PersonName';
import { personColor } from '../../../../people/personColor';
import { StateMark } from '../../../../people/StateMark';
import { Link } from '../../../../routing/Link';
import { formatDay } from '../../../../texts/records/formatDay';
import { fullNameOf, statutLabel } from '../../../../texts/records/memberLabels';
import { drawnAvatar } from '../../../../ui/display/Avatar';
import { Badge } from '../../../../ui/display/Badge';
import { VisuallyHidden } from '../../../../ui/display/VisuallyHidden';
import { memberPaths } from '../../../routes';
import styles from './columns.module.css';
import { Under } from './Under';

/** Tags of a row shown by name; the others are counted. */
const TAGS_SHOWN = 2;

/** How a search shows what it has found. */
export interface Marks {
  /** A name, a town or an address. */
  text(shown: string): ReactNode;
  /** Telephone numbers. */
  phone(shown: string): ReactNode;
  /** Where else the member was found, as lines under the name. */
  under(member: Member, columns: readonly ColumnKey[]): ReactNode;
}

export const clamped = (text: string, shown: ReactNode = text): ReactNode => (
  <span className={styles.clamped} title={text}>
    {shown}
  </span>
);

/** Telephone numbers and addresses are links. */
const contact = (field: FieldOf<'phone' | 'email'>): Pick<ColumnRow, 'text' | 'cell'> => {
  const kind = linkKind(field);
  return {
    text: (member) => member[field],
    cell: (member, marks) => {
      const text = member[field]?.trim();
      const mark = marks?.[kind === 'phone' ? 'phone' : 'text'];
      return (
        text && <ContactLink kind={kind} text={text} className={styles.contact} title={text} mark={mark} />
      );
    },
  };
};

/** A group or a department. */
const dotted = (item: Member['groupe_actuel'] | Member['departement_actuel']): ReactNode =>
  item?.nom && (
    <span
      className={`${styles.clamped} ${styles.dotted}`}
      style={{ '--dot': itemColor(item.color, item.nom) } as CSSProperties}
      title={item.nom}
    >
      {item.nom}
    </span>
  );

function tagBadges(names: readonly string[]): ReactNode {
  if (names.length === 0) return null;
  const rest = names.slice(TAGS_SHOWN);
  return (
    <span className={styles.tags}>
      {names.slice(0, TAGS_SHOWN).map((name) => (
        <Badge key={name} className={styles.tag} color={tagColor(name)} title={name}>
          {name}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Badge title={rest.join(', ')}>
          <span aria-hidden="true">+{rest.length}</span>
          <VisuallyHidden>{rest.join(', ')}</VisuallyHidden>
        </Badge>
      )}
    </span>
  );
}

interface PersonProps {
  row: Member;
  /** The columns that wide tables have. */
  columns: readonly ColumnKey[];
  marks: Marks | undefined;
  /** Whether another row has the same name. */
  isNamesake: boolean;
  /** Whether the back end announces the states of people. */
  hasStates: boolean;
  /** Whether it says who is up to date. */
  hasDues: boolean;
  /** Whether it announces their consents. */
  hasConsents: boolean;
}

/**
 * Names are links, so a record opens in another tab, too. A narrow table has no column for the telephone numbers, which
 * then stand below the name, as does what tells namesakes apart.
 */
export function PersonCell({ row, columns, marks, isNamesake, ...announced }: PersonProps) {
  const { hasStates, hasDues, hasConsents } = announced;
  const name = fullNameOf(row);
  const telephone = row.telephone?.trim() ?? '';
  const avatar = drawnAvatar({ initials: initialsOf(row), color: personColor(row, hasStates) });
  const own =
    isNamesake && [row.ville?.trim(), readDay(row.date_naissance)?.slice(0, 4)].filter(Boolean).join(' · ');
  const link = (
    <Link to={memberPaths.detail.to(row)} className={`${styles.name} ${styles.clamped}`} title={name}>
      <BriefPersonName person={row} mark={marks?.text} />
    </Link>
  );
  return (
    <span {...avatar} className={`${styles.person} ${avatar.className}`}>
      {/* Beside the state of a person who left there is no room for another mark; the record has both. */}
      {hasDues || hasConsents ? (
        <span className={styles.named}>
          {link}
          {hasDues && isActive(row) && <DuesMark person={row} className={styles.dues} />}
          {hasConsents && <ConsentMark person={row} className={styles.refused} />}
        </span>
      ) : (
        link
      )}
      {hasStates && <StateMark person={row} className={styles.mark} />}
      {phoneParts(telephone).map(
        ({ shown, href }) =>
          href && (
            // biome-ignore lint/a11y/useAnchorContent: its label is the number that the style sheet draws
            <a key={href} className={styles.call} href={href} aria-label={shown} data-number={shown} />
          ),
      )}
      {own && <Under below="small">{own}</Under>}
      {marks?.under(row, columns)}
    </span>
  );
}

/** A dash, and for screen readers the text. */
export function None({ text }: { text: string }) {
  return <span className={styles.none}>{text}</span>;
}

/** The name has a column of its own, which can't be hidden. */
type NotListed =
  | 'id'
  | 'nom'
  | 'prenom'
  | 'genre'
  | 'nationalite'
  | 'situation_matrimoniale'
  | 'adresse'
  | 'adresse_complement'
  | 'date_inscription';

/** Birth dates go by another name in the choices that viewers' browsers keep. */
export type ColumnKey = Exclude<ListedColumn, NotListed | 'date_naissance'> | 'naissance';

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
    ...contact('telephone'),
  },
  email: {
    width: 17.5,
    hideBelow: 'narrow',
    sort: 'email',
    ...contact('email'),
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
  code_postal: { width: 8, text: ({ code_postal }) => code_postal },
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
    text: ({ date_naissance }) => date_naissance && formatDay(date_naissance),
    cell: ({ date_naissance }) => formatDay(date_naissance),
  },
  statut: { width: 8, sort: 'statut', text: ({ statut }) => statutLabel(statut) },
};

const tagNames = (member: Member) => (member.tags ?? []).map(({ name }) => name);

export const COLUMN_KEYS = keysOf<ColumnKey>(listColumns);

const FIRST_COLUMNS: readonly ColumnKey[] = ['telephone', 'email', 'groupe'];

/** The known columns among the remembered ones, in the order of the table; the default when none were remembered. */
export const rememberedColumns = (kept: readonly string[] | undefined): readonly ColumnKey[] =>
  kept ? COLUMN_KEYS.filter((key) => kept.includes(key)) : FIRST_COLUMNS;
