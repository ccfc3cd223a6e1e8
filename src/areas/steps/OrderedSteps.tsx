import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { CatalogItems } from '../../catalog/CatalogItems';
import { type ItemsProps, shortened } from '../../catalog/source';
import type { Step } from '../../domain/members/step';
import { useTexts } from '../../texts/texts';
import { IconButton } from '../../ui/button/IconButton';
import { markOf, useRowDrag } from '../../ui/table/useRowDrag';
import { useAnnounce } from '../../ui/widgetRoot/useWidgetRoot';
import { moved } from './moved';
import styles from './OrderedSteps.module.css';
import { orderTexts } from './texts.fr';
import { useStepOrder } from './useStepOrder';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The steps with handles that put them in order, by drag or with the arrow keys. */
export default function OrderedSteps(props: ItemsProps<Step>) {
  const texts = useTexts(orderTexts);
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const { rows, reorder } = useStepOrder(props.rows);
  const keepFocus = useKeptFocus(rows);
  const indexOf = (id: number) => rows.findIndex((row) => row.id === id);
  const move = (id: number, to: number) => {
    const next = moved(rows, indexOf(id), to);
    if (next === rows) return;
    reorder(next);
    announce(texts.moved(shortened(rows[indexOf(id)]?.libelle ?? ''), to + 1, rows.length));
  };
  const { drag, start } = useRowDrag(list, ({ key, slot }) =>
    move(key, slot > indexOf(key) ? slot - 1 : slot),
  );
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, id: number) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    keepFocus(event.currentTarget);
    move(id, indexOf(id) + step);
  };
  return (
    <CatalogItems
      {...props}
      rows={rows}
      list={list}
      markOf={({ id }) => (drag ? markOf(drag, id, indexOf(id), rows.length) : undefined)}
      handleOf={({ id, libelle }) => (
        <IconButton
          icon="grip"
          className={styles.handle}
          label={texts.handle(shortened(libelle))}
          title={texts.hint}
          onPointerDown={(event) => start(event, id)}
          onKeyDown={(event) => handleKeyDown(event, id)}
        />
      )}
    />
  );
}

/** Gives a moved row its focus back, which an element loses when it is inserted elsewhere. */
function useKeptFocus(rows: readonly Step[]) {
  const focused = useRef<HTMLElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order may have moved the focused row
  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = undefined;
  }, [rows]);
  return (element: HTMLElement) => {
    focused.current = element;
  };
}
