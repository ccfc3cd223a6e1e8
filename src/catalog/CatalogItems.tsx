import { memo } from 'react';
import { useTexts } from '../texts/texts';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';
import type { CatalogProps } from './Catalog';
import styles from './Catalog.module.css';
import type { Open } from './CatalogDialogs';
import { ItemCard } from './ItemCard';
import { type Identified, shortened } from './source';
import { catalogTexts } from './texts';

interface ItemsProps<Row extends Identified>
  extends Pick<CatalogProps<Row, never>, 'layout' | 'item' | 'view' | 'people' | 'readonly'> {
  rows: readonly Row[];
  onOpen(open: Open<Row>): void;
}

function Items<Row extends Identified>(props: ItemsProps<Row>) {
  const { rows, layout, item, view, people, readonly, onOpen } = props;
  const words = useTexts(catalogTexts);
  const actionsOf = (row: Row, name: string) => {
    const opener = (kind: Open<Row>['kind']) => () => onOpen({ kind, row });
    const label = `${view?.label}\u00a0: ${name}`;
    return (
      <>
        {people?.linkOf?.(row, name)}
        {view && (
          <Button
            icon="eye"
            className={styles.brief}
            aria-label={label}
            title={label}
            onClick={opener('view')}
          >
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
      {rows.map((row) => {
        const shown = item(row);
        const actions = actionsOf(row, shortened(shown.name));
        return <ItemCard key={row.id} {...shown} layout={layout} actions={actions} />;
      })}
    </ul>
  );
}

/** The rows with their actions. Memoised, so that a dialog that opens does not render them again. */
export const CatalogItems = memo(Items) as typeof Items;
