import { type RefObject, useId, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from '../button/Button';
import { tableTexts } from '../display/texts.fr';
import { Checkbox } from '../form/fields/Checkbox';
import popoverStyles from '../popover/Popover.module.css';
import { usePopover, usePopoverButton } from '../popover/usePopover';
import styles from './ColumnMenu.module.css';

interface ColumnMenuProps {
  /** The columns that can be shown or hidden, in their order; leave out those that always show. */
  columns: readonly { key: string; header: string }[];
  /** Keys of the visible columns. The last one can't be hidden. */
  visible: ReadonlySet<string>;
  onChange(visible: ReadonlySet<string>): void;
  /** Of the button. */
  className?: string | undefined;
}

/** A button that opens the choice of a table's columns. Give the Table only the visible ones. */
export function ColumnMenu(props: ColumnMenuProps) {
  const id = useId();
  const texts = useTexts(tableTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const press = usePopoverButton(isOpen, setOpen);
  return (
    <>
      <Button
        {...press}
        ref={button}
        className={props.className}
        icon="columns"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
      >
        {texts.columns}
      </Button>
      {isOpen && <ColumnList {...props} id={id} anchor={button} onClosed={() => setOpen(false)} />}
    </>
  );
}

interface ColumnListProps extends ColumnMenuProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  onClosed(): void;
}

function ColumnList({ id, anchor, onClosed, columns, visible, onChange }: ColumnListProps) {
  const texts = useTexts(tableTexts);
  const ref = useRef<HTMLDivElement>(null);
  usePopover(ref, {
    anchor,
    onClosed,
    onShown: (popover) => popover.querySelector<HTMLElement>('input:enabled')?.focus(),
  });
  const toggle = (key: string, isShown: boolean) => {
    const next = new Set(visible);
    if (isShown) next.add(key);
    else next.delete(key);
    onChange(next);
  };
  return (
    <div
      ref={ref}
      id={id}
      // A group of boxes is not a menu of commands, so the button announces a dialog.
      role="dialog"
      aria-label={texts.columnsHint}
      popover="auto"
      data-align="end"
      className={`${popoverStyles.popover} ${styles.columns}`}
    >
      {columns.map(({ key, header }) => (
        <Checkbox
          key={key}
          label={header}
          checked={visible.has(key)}
          disabled={visible.size === 1 && visible.has(key)}
          onChange={(isShown) => toggle(key, isShown)}
        />
      ))}
    </div>
  );
}
