import type { ReactNode } from 'react';
import { itemColor } from '../domain/color';
import { Avatar } from '../ui/display/Avatar';
import styles from './ItemCard.module.css';

export interface ItemCardProps {
  /** A row of a list or a card of a grid. */
  layout: 'list' | 'grid';
  name: string;
  description?: string | null | undefined;
  /** The value of the back end; without one, the colour derives from the name. */
  color?: string | number | null | undefined;
  badge?: ReactNode;
  /** Small print, such as dates. */
  note?: ReactNode;
  /** While rows are dragged: that it is this one, or where it would be dropped. */
  mark?: 'dragged' | 'before' | 'after' | undefined;
  /** What moves the row, before its initial. */
  handle?: ReactNode;
  actions: ReactNode;
}

/** One item of a `<ul>`: its initial in its colour, its name and description, its actions. */
export function ItemCard(props: ItemCardProps) {
  const { layout, name, description, color, badge, note, mark, handle, actions } = props;
  const avatar = <Avatar initials={[...name.trim()][0] ?? '?'} color={itemColor(color, name)} />;
  const isPlain = layout === 'grid' && !description && !note;
  return (
    <li
      className={`${styles.item} ${styles[layout]} ${isPlain ? styles.plain : ''}`}
      part="item"
      data-drag={mark}
    >
      {handle ? (
        <div className={styles.lead}>
          {handle}
          {avatar}
        </div>
      ) : (
        avatar
      )}
      <div className={styles.words}>
        <p className={styles.head}>
          <strong className={styles.name}>{name}</strong>
          {badge}
        </p>
        <p className={styles.description} title={description || undefined}>
          {description}
        </p>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
