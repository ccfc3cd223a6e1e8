import type { CSSProperties, ReactNode } from 'react';
import { itemColor, tagColor } from '../../../../domain/color';
import { phoneParts } from '../../../../domain/contact/telephone';
import { initialsOf, type Member } from '../../../../domain/members/member';
import { ContactLink, type ContactLinkProps } from '../../../../people/ContactLink';
import { BriefPersonName } from '../../../../people/PersonName';
import { Link } from '../../../../routing/Link';
import { fullNameOf } from '../../../../texts/memberLabels';
import { drawnAvatar } from '../../../../ui/display/Avatar';
import { Badge } from '../../../../ui/display/Badge';
import { VisuallyHidden } from '../../../../ui/display/VisuallyHidden';
import { memberPaths } from '../../../routes';
import styles from '../MemberList.module.css';
import type { ColumnKey } from './columns';
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

export function contact(
  kind: ContactLinkProps['kind'],
  value: string | null | undefined,
  mark?: Marks['text'],
): ReactNode {
  const text = value?.trim();
  return text && <ContactLink kind={kind} text={text} className={styles.contact} title={text} mark={mark} />;
}

/** A group or a department. */
export const dotted = (item: Member['groupe_actuel'] | Member['departement_actuel']): ReactNode =>
  item && (
    <span
      className={`${styles.clamped} ${styles.dotted}`}
      style={{ '--dot': itemColor(item.color, item.nom) } as CSSProperties}
      title={item.nom}
    >
      {item.nom}
    </span>
  );

export function tagBadges(names: readonly string[]): ReactNode {
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
}

/**
 * Names are links, so a record opens in another tab, too. A narrow table has no column for the telephone numbers, which
 * then stand below the name, as does what tells namesakes apart.
 */
export function PersonCell({ row, columns, marks, isNamesake }: PersonProps) {
  const name = fullNameOf(row);
  const telephone = row.telephone?.trim() ?? '';
  const avatar = drawnAvatar({ initials: initialsOf(row), color: itemColor(row.color, name) });
  const own = isNamesake && [row.ville?.trim(), row.date_naissance?.slice(0, 4)].filter(Boolean).join(' · ');
  return (
    <span {...avatar} className={`${styles.person} ${avatar.className}`}>
      <Link to={memberPaths.detail.to(row)} className={`${styles.name} ${styles.clamped}`} title={name}>
        <BriefPersonName person={row} mark={marks?.text} />
      </Link>
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
