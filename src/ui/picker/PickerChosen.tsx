import { memo, useMemo } from 'react';
import { useTexts } from '../../texts/texts';
import { Icon } from '../icon/Icon';
import type { PickerOption } from './option';
import styles from './PickerChosen.module.css';
import { labelOf } from './PickerList';
import { pickerTexts } from './texts.fr';

interface PickerChosenProps {
  chosen: readonly PickerOption[];
  onRemove(option: PickerOption): void;
}

const SHOWN = 20;

/** The chosen options, each with a button that removes it. Below the list, so that the list never moves under the pointer. */
export const PickerChosen = memo(function PickerChosen({ chosen, onRemove }: PickerChosenProps) {
  const texts = useTexts(pickerTexts);
  const shown = chosen.slice(0, SHOWN);
  return (
    <ul className={styles.chosen} aria-label={texts.chosenList}>
      {shown.map((option) => (
        <li key={option.id} className={styles.chip}>
          <span className={styles.chipLabel}>{labelOf(option)}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={texts.remove(option.label)}
            onClick={() => onRemove(option)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
      {chosen.length > SHOWN && (
        <li className={styles.further}>{texts.furtherChosen(chosen.length - SHOWN)}</li>
      )}
      {chosen.length === 0 && <li className={styles.further}>{texts.noneChosen}</li>}
    </ul>
  );
});

interface Chosen<Id extends string | number> {
  ids: ReadonlySet<string | number>;
  /** In the order of choice, without ids whose option isn't loaded (yet). */
  options: readonly PickerOption<Id>[];
}

/** The options of the chosen ids. One pass finds them, and stops at the last one. */
export function useChosen<Id extends string | number>(
  options: readonly PickerOption<Id>[],
  selected: readonly Id[],
): Chosen<Id> {
  return useMemo(() => {
    const ids = new Set(selected);
    const found = new Map<Id, PickerOption<Id>>();
    for (const option of options) {
      if (found.size === ids.size) break;
      if (ids.has(option.id)) found.set(option.id, option);
    }
    return { ids, options: selected.flatMap((id) => found.get(id) ?? []) };
  }, [options, selected]);
}
