import { memo } from 'react';
import { useIsOffered } from '../session/hostPage';
import { Allowed, useRight } from '../session/useSession';
import { useTexts } from '../texts/texts';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';
import type { IconName } from '../ui/icon/Icon';
import styles from './Catalog.module.css';
import { ItemCard } from './ItemCard';
import { type Identified, type ItemsProps, nameInSentence, type Open } from './source';
import { catalogListTexts } from './texts.fr';

interface ItemActionsProps<Row extends Identified>
  extends Pick<ItemsProps<Row>, 'source' | 'texts' | 'view' | 'people' | 'RowMenu' | 'readonly' | 'onOpen'> {
  row: Row;
  /** The row, as sentences name it. */
  name: string;
}

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

/** The actions of a row, where they stand in one menu. */
function ItemMenu<Row extends Identified>(props: ItemActionsProps<Row>) {
  const { source, texts, view, readonly, RowMenu, row, name, onOpen } = props;
  const isOffered = useIsOffered();
  const mayRemove = useRight(`${source.subject}.supprimer`);
  const actionOf = (kind: Open<Row>['kind'], icon: IconName, label: string, isAllowed: boolean) => ({
    label,
    name: `${label}\u00a0: ${name}`,
    icon,
    isAllowed,
    isRunning: false,
    run: () => onOpen({ kind, row }),
  });
  return (
    RowMenu && (
      <RowMenu
        about={name}
        actions={[
          actionOf('view', 'eye', view?.label ?? '', view !== undefined),
          actionOf('edit', 'edit', texts.edit, !readonly && isOffered('edit')),
          actionOf('remove', 'trash', texts.remove, !readonly && mayRemove),
        ]}
      />
    )
  );
}

function Items<Row extends Identified>(props: ItemsProps<Row>) {
  const { rows, layout, item, handleOf, markOf, list } = props;
  const Actions = props.RowMenu ? ItemMenu : ItemButtons;
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
