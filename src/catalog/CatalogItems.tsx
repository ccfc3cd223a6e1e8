import { useTexts } from '../texts/texts';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';
import { ItemCard } from '../ui/itemCard/ItemCard';
import type { CatalogProps } from './Catalog';
import styles from './Catalog.module.css';
import type { Open } from './CatalogDialogs';
import { type Identified, shortened } from './source';
import { catalogTexts } from './texts';

export interface CatalogItemsProps<Row extends Identified>
  extends Pick<CatalogProps<Row, never>, 'layout' | 'item' | 'view' | 'readonly'> {
  rows: readonly Row[];
  onOpen(open: Open<Row>): void;
}

/** The rows, below each other or as cards side by side, each with what can be done to it. */
export function CatalogItems<Row extends Identified>(props: CatalogItemsProps<Row>) {
  const { rows, layout, item, view, readonly, onOpen } = props;
  const words = useTexts(catalogTexts);
  const actionsOf = (row: Row) => {
    const name = shortened(item(row).name);
    const opener = (kind: 'view' | 'edit' | 'remove') => () => onOpen({ kind, row });
    return (
      <>
        {view && (
          <Button icon="eye" aria-label={`${view.label}\u00a0: ${name}`} onClick={opener('view')}>
            {view.label}
          </Button>
        )}
        {!readonly && <IconButton icon="edit" label={words.editItem(name)} onClick={opener('edit')} />}
        {!readonly && <IconButton icon="trash" label={words.removeItem(name)} onClick={opener('remove')} />}
      </>
    );
  };
  return (
    <ul className={styles[layout]}>
      {rows.map((row) => (
        <ItemCard key={row.id} {...item(row)} layout={layout} actions={actionsOf(row)} />
      ))}
    </ul>
  );
}
