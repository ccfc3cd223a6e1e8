import { memo } from 'react';
import { useIsOffered } from '../session/hostPage';
import { Allowed } from '../session/useSession';
import { useTexts } from '../texts/texts';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';
import styles from './Catalog.module.css';
import { ItemCard } from './ItemCard';
import { type Identified, type ItemActionsProps, type ItemsProps, nameInSentence, type Open } from './source';
import { catalogListTexts } from './texts.fr';

/** A button for each action of a row. */
function ItemButtons<Row extends Identified>(props: ItemActionsProps<Row>) {
  const { source, view, people, readonly, row, name, onOpen } = props;
  const words = useTexts(catalogListTexts);
  const isOffered = useIsOffered();
  const opener = (kind: Open<Row>['kind']) => () => onOpen({ kind, row });
  const label = `${view?.label}\u00a0: ${name}`;
  return (
    <>
      {people?.linkOf?.(row, name)}
      {view && (
        <Button icon="eye" className={styles.brief} aria-label={label} title={label} onClick={opener('view')}>
          {view.label}
        </Button>
      )}
      {!readonly && isOffered('edit') && (
        <IconButton icon="edit" label={words.editItem(name)} onClick={opener('edit')} />
      )}
      {!readonly && (
        <Allowed right={`${source.subject}.supprimer`}>
          <IconButton icon="trash" label={words.removeItem(name)} onClick={opener('remove')} />
        </Allowed>
      )}
    </>
  );
}

function Items<Row extends Identified>(props: ItemsProps<Row>) {
  const { rows, layout, item, handleOf, markOf, list, Actions = ItemButtons } = props;
  return (
    <ul ref={list} className={styles[layout]}>
      {rows.map((row) => {
        const shown = item(row);
        const { spoken: _, ...card } = shown;
        return (
          <ItemCard
            key={row.id}
            {...card}
            layout={layout}
            mark={markOf?.(row)}
            handle={handleOf?.(row)}
            actions={<Actions {...props} row={row} name={nameInSentence(shown)} />}
          />
        );
      })}
    </ul>
  );
}

/** The rows with their actions. Memoised, so that a dialog that opens does not render them again. */
export const CatalogItems = memo(Items) as typeof Items;
