import { avatarColor, itemColor } from '../domain/couleur';
import { useTexts } from '../texts/texts';
import { Avatar } from '../ui/avatar/Avatar';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';
import type { CatalogProps } from './Catalog';
import styles from './Catalog.module.css';
import type { Open } from './CatalogDialogs';
import { type Identified, shortened } from './source';
import { catalogTexts } from './texts';

interface ItemProps<Row extends Identified>
  extends Pick<CatalogProps<Row, never>, 'item' | 'view' | 'readonly'> {
  row: Row;
  onOpen(open: Open<Row>): void;
}

export type CatalogItemsProps<Row extends Identified> = Omit<ItemProps<Row>, 'row'> &
  Pick<CatalogProps<Row, never>, 'layout'> & { rows: readonly Row[] };

/** The rows, below each other or as cards side by side. */
export function CatalogItems<Row extends Identified>({ rows, layout, ...rest }: CatalogItemsProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <ul className={`${styles.items} ${styles[layout]}`}>
      {rows.map((row) => (
        <Item key={row.id} row={row} {...rest} />
      ))}
    </ul>
  );
}

function Item<Row extends Identified>({ row, item, view, readonly, onOpen }: ItemProps<Row>) {
  const words = useTexts(catalogTexts);
  const { name, description, color, badge, note } = item(row);
  const short = shortened(name);
  return (
    <li className={styles.item}>
      <Avatar
        initials={[...name.trim()][0] ?? '?'}
        color={color ? itemColor(color, name) : avatarColor(name)}
      />
      <div className={styles.words}>
        <p className={styles.head}>
          <strong className={styles.name}>{name}</strong>
          {badge}
        </p>
        <p className={styles.description}>{description}</p>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.actions}>
        {view && (
          <Button
            icon="eye"
            aria-label={`${view.label}\u00a0: ${short}`}
            onClick={() => onOpen({ kind: 'view', row })}
          >
            {view.label}
          </Button>
        )}
        {!readonly && (
          <>
            <IconButton
              icon="edit"
              label={words.editItem(short)}
              onClick={() => onOpen({ kind: 'edit', row })}
            />
            <IconButton
              icon="trash"
              label={words.removeItem(short)}
              onClick={() => onOpen({ kind: 'remove', row })}
            />
          </>
        )}
      </div>
    </li>
  );
}
