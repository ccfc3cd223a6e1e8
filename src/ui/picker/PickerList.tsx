import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/Icon';
import { useWindow } from '../table/useWindow';
import { NONE } from './activeKeys';
import { countOf, indexAt, type Results } from './OptionIndex';
import type { PickerOption } from './option';
import styles from './Picker.module.css';

interface PickerListProps {
  id: string;
  label: string;
  results: Results;
  /** Position among the results. */
  active: number;
  selected: ReadonlySet<string | number>;
  isMultiple: boolean;
  onPick(index: number, position: number): void;
}

/** Options in view at once, which is the height of the list. */
export const IN_VIEW = 7;

/**
 * The listbox. The scroller itself has the role. Options out of view are not in the DOM, except the active one, which
 * the text field refers to.
 */
export const PickerList = memo(function PickerList(props: PickerListProps) {
  const { id, label, results, active, isMultiple } = props;
  const count = countOf(results);
  const scroller = useRef<HTMLDivElement>(null);
  const range = useWindow(count, IN_VIEW);
  const positions = Array.from({ length: range.to - range.from }, (_, i) => range.from + i);
  if (active !== NONE && active < count && !positions.includes(active)) positions.push(active);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the results of another search start at the first one
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [results.query]);
  useLayoutEffect(() => {
    if (scroller.current) reveal(scroller.current, active, count);
  }, [active, count]);

  return (
    <div
      ref={scroller}
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      tabIndex={-1}
      // A press on an option leaves the focus in the text field.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget }) =>
        count > 0 && range.moveTo(Math.floor(currentTarget.scrollTop / rowHeight(currentTarget, count)))
      }
    >
      <div role="presentation" className={styles.track} style={{ '--count': count } as CSSProperties}>
        {positions.map((position) => (
          <Option key={indexAt(results, position)} {...props} position={position} count={count} />
        ))}
      </div>
    </div>
  );
});

function Option(props: PickerListProps & { position: number; count: number }) {
  const { id, results, active, selected, isMultiple, onPick, position, count } = props;
  const index = indexAt(results, position);
  const option = results.options[index];
  if (!option) return null;
  const isSelected = selected.has(option.id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the text field has the focus
    <div
      id={optionId(id, index)}
      className={styles.option}
      role="option"
      aria-selected={isSelected}
      aria-disabled={option.isDisabled || undefined}
      aria-setsize={count}
      aria-posinset={position + 1}
      data-active={position === active || undefined}
      style={{ '--position': position } as CSSProperties}
      onClick={() => onPick(index, position)}
    >
      <span className={isMultiple ? styles.box : styles.mark}>{isSelected && <Icon name="check" />}</span>
      {option.color && <span className={styles.dot} style={{ background: option.color }} />}
      <span className={styles.words}>
        <span>{labelOf(option)}</span>
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
    </div>
  );
}

/** The label, its start set apart by weight where the option says so. */
export const labelOf = ({ label, strong }: PickerOption) =>
  strong ? (
    <>
      <span className={styles.strong}>{label.slice(0, strong)}</span>
      {label.slice(strong)}
    </>
  ) : (
    label
  );

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

const rowHeight = (scroller: Element, count: number) =>
  (scroller.firstElementChild?.getBoundingClientRect().height ?? 0) / count;

/** Scrolls the active option into view, no further than needed. */
function reveal(scroller: HTMLElement, active: number, count: number): void {
  if (active === NONE || active >= count) return;
  const height = rowHeight(scroller, count);
  const top = active * height;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top + height - scroller.clientHeight;
}
