import { itemColor, tagColor } from '../../../domain/couleur';
import { mailHref, telHref } from '../../../domain/members/contactHref';
import { initialsOf, type Membre } from '../../../domain/members/membre';
import { formatDate } from '../../../texts/formats';
import { fullNameOf, statutLabel } from '../../../texts/memberLabels';
import { Avatar } from '../../../ui/avatar/Avatar';
import { Badge } from '../../../ui/badge/Badge';
import type { Column } from '../../../ui/table/column';
import { VisuallyHidden } from '../../../ui/visuallyHidden/VisuallyHidden';
import type { MembersTexts } from '../texts';
import type { RowLinks } from './commands/useRowLinks';
import styles from './MemberList.module.css';

/** Tags of a row shown by name; the others are counted. */
const TAGS_SHOWN = 2;

/** Columns a viewer may show or hide; the name always shows. */
const COLUMN_KEYS = [
  'telephone',
  'email',
  'groupe',
  'departement',
  'etapes',
  'tags',
  'ville',
  'profession',
  'naissance',
  'statut',
] as const;
export type ColumnKey = (typeof COLUMN_KEYS)[number];

export const FIRST_COLUMNS: readonly ColumnKey[] = ['telephone', 'email', 'groupe'];

/** What the choice of columns offers. */
export const columnHeaders = (texts: MembersTexts) => COLUMN_KEYS.map((key) => ({ key, header: texts[key] }));

/** The known ones among remembered columns, in their own order; the first choice when nothing was remembered. */
export const columnsOf = (kept: readonly string[] | undefined): readonly ColumnKey[] =>
  kept ? COLUMN_KEYS.filter((key) => kept.includes(key)) : FIRST_COLUMNS;

/** Room each column asks for, in em; the table's width is shared in these proportions. */
const COLUMN_WIDTHS: Record<ColumnKey | 'nom', number> = {
  nom: 17,
  telephone: 12.5,
  email: 16,
  groupe: 12,
  departement: 12,
  etapes: 12,
  tags: 15,
  ville: 10,
  profession: 11,
  naissance: 11,
  statut: 8,
};

/** Room for the tick and the menu of a row, in em. */
const EDGES_WIDTH = 6.5;

/** Room for the name and these columns, in em. */
export const widthOf = (chosen: readonly ColumnKey[]): number =>
  chosen.reduce((room, key) => room + COLUMN_WIDTHS[key], COLUMN_WIDTHS.nom);

type MemberColumn = Pick<Column<Membre>, 'cell' | 'hideBelow'>;

/** Cells of every column, whatever is chosen. */
function cells(texts: MembersTexts): Record<ColumnKey, MemberColumn> {
  const none = <None text={texts.noValue} />;
  const orNone = (value: string | null | undefined) => {
    const text = value?.trim();
    return text ? (
      <span className={styles.clamped} title={text}>
        {text}
      </span>
    ) : (
      none
    );
  };
  const hideBelow = 'small' as const;
  return {
    telephone: {
      hideBelow,
      cell: ({ telephone }) => <Contact value={telephone} hrefOf={telHref} none={none} />,
    },
    email: {
      hideBelow: 'narrow',
      cell: ({ email }) => <Contact value={email} hrefOf={mailHref} none={none} />,
    },
    groupe: {
      hideBelow,
      cell: ({ groupe_actuel: groupe }) =>
        groupe ? <Dotted color={itemColor(groupe.color, groupe.nom)} label={groupe.nom} /> : none,
    },
    departement: {
      hideBelow,
      cell: ({ departement_actuel: departement }) =>
        departement ? (
          <Dotted color={itemColor(departement.color, departement.nom)} label={departement.nom} />
        ) : (
          none
        ),
    },
    etapes: {
      hideBelow,
      cell: ({ etape_actuelle }) => orNone(etape_actuelle?.map(({ libelle }) => libelle).join(', ')),
    },
    tags: {
      hideBelow,
      cell: ({ tags }) => (tags?.length ? <Tags names={tags.map((tag) => tag.name)} /> : none),
    },
    ville: { hideBelow, cell: ({ ville }) => orNone(ville) },
    profession: { hideBelow, cell: ({ profession }) => orNone(profession) },
    naissance: { hideBelow, cell: ({ date_naissance }) => formatDate(date_naissance) },
    statut: { hideBelow, cell: ({ statut }) => statutLabel(statut) },
  };
}

/**
 * The table's columns: the name, which takes what the others leave (all of it where they are hidden), then those
 * chosen. Keep the result: rows are memoised on it.
 */
export function memberColumns(
  chosen: readonly ColumnKey[],
  texts: MembersTexts,
  { onOpen, menu }: RowLinks,
): Column<Membre>[] {
  const all = cells(texts);
  const room = widthOf(chosen) + EDGES_WIDTH;
  const width = (key: ColumnKey) => `${((COLUMN_WIDTHS[key] / room) * 100).toFixed(2)}%`;
  return [
    {
      key: 'nom',
      kind: 'name',
      header: texts.name,
      cell: (row) => <Person row={row} onOpen={onOpen} />,
    },
    ...chosen.map((key) => ({ ...all[key], key, header: texts[key], width: width(key) })),
    { key: 'actions', kind: 'actions', header: texts.actions, cell: menu },
  ];
}

function Person({ row, onOpen }: { row: Membre; onOpen: RowLinks['onOpen'] }) {
  const name = fullNameOf(row);
  return (
    <span className={styles.person}>
      <Avatar size="small" initials={initialsOf(row)} color={itemColor(row.color, name)} />
      <button type="button" className={styles.name} onClick={() => onOpen(row.id)}>
        <span className={styles.clamped} title={name}>
          {name}
        </span>
      </button>
    </span>
  );
}

interface ContactProps {
  value: string | null | undefined;
  hrefOf(value: string): string | undefined;
  none: React.ReactNode;
}

function Contact({ value, hrefOf, none }: ContactProps) {
  const text = value?.trim();
  if (!text) return none;
  const href = hrefOf(text);
  return href ? (
    <a className={`${styles.contact} ${styles.line}`} href={href} title={text}>
      {text}
    </a>
  ) : (
    <span className={styles.line} title={text}>
      {text}
    </span>
  );
}

function Dotted({ color, label }: { color: string; label: string }) {
  return (
    <span className={styles.dotted}>
      <span className={styles.dot} style={{ background: color }} />
      <span className={styles.clamped} title={label}>
        {label}
      </span>
    </span>
  );
}

function Tags({ names }: { names: readonly string[] }) {
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

function None({ text }: { text: string }) {
  return (
    <span className={styles.none}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
