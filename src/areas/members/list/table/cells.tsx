import type { CSSProperties, ReactNode } from 'react';
import { itemColor, tagColor } from '../../../../domain/couleur';
import { telHref } from '../../../../domain/members/contactHref';
import { initialsOf, type Membre } from '../../../../domain/members/membre';
import { ContactLink, type ContactLinkProps } from '../../../../people/ContactLink';
import { BriefPersonName } from '../../../../people/PersonName';
import { Link } from '../../../../routing/Link';
import { fullNameOf } from '../../../../texts/memberLabels';
import { drawnAvatar } from '../../../../ui/avatar/Avatar';
import { Badge } from '../../../../ui/badge/Badge';
import { VisuallyHidden } from '../../../../ui/visuallyHidden/VisuallyHidden';
import { detailPath } from '../../useScreens';
import styles from '../MemberList.module.css';

/** Tags of a row shown by name; the others are counted. */
const TAGS_SHOWN = 2;

export const clamped = (text: string): ReactNode => (
  <span className={styles.clamped} title={text}>
    {text}
  </span>
);

export function contact(kind: ContactLinkProps['kind'], value: string | null | undefined): ReactNode {
  const text = value?.trim();
  return text && <ContactLink kind={kind} text={text} className={styles.contact} title={text} />;
}

/** A group or a department. */
export const dotted = (item: Membre['groupe_actuel'] | Membre['departement_actuel']): ReactNode =>
  item && (
    <span
      className={`${styles.clamped} ${styles.dotted}`}
      style={{ '--dot': itemColor(item.color, item.nom) } as CSSProperties}
      title={item.nom}
    >
      {item.nom}
    </span>
  );

export function tags(names: readonly string[]): ReactNode {
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

/**
 * Names are links, so a record opens in another tab, too. A narrow table has no column for the telephone number, which
 * then stands below the name.
 */
export function Person({ row }: { row: Membre }) {
  const name = fullNameOf(row);
  const telephone = row.telephone?.trim();
  const tel = telephone && telHref(telephone);
  const avatar = drawnAvatar({ initials: initialsOf(row), color: itemColor(row.color, name) });
  return (
    <span {...avatar} className={`${styles.person} ${avatar.className}`}>
      <Link to={detailPath(row.id)} className={`${styles.name} ${styles.clamped}`} title={name}>
        <BriefPersonName person={row} />
      </Link>
      {tel && (
        // biome-ignore lint/a11y/useAnchorContent: its label is the number that the style sheet draws
        <a className={styles.call} href={tel} aria-label={telephone} data-number={telephone} />
      )}
    </span>
  );
}

/** A dash, and for screen readers the text. */
export function None({ text }: { text: string }) {
  return <span className={styles.none}>{text}</span>;
}
