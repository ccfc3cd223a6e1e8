import { foldAccents } from '../../domain/search/foldAccents';
import { Icon } from '../icon/Icon';
import type { PickerOption } from './option';
import styles from './Picker.module.css';

/** Creates an option that isn't there yet. */
export interface PickerCreation {
  /** Of the button, for the text of the search. */
  label(name: string): string;
  isBusy: boolean;
  run(name: string): void;
}

interface CreationButtonProps {
  creation: PickerCreation;
  options: readonly PickerOption[];
  query: string;
}

/** Offers to create what is searched, unless an option has that name, in whatever case and accents. */
export function CreationButton({ creation, options, query }: CreationButtonProps) {
  const name = query.trim();
  const folded = foldAccents(name);
  if (!folded || options.some(({ label }) => foldAccents(label) === folded)) return null;
  return (
    <button
      type="button"
      className={styles.create}
      aria-disabled={creation.isBusy || undefined}
      onClick={() => creation.isBusy || creation.run(name)}
    >
      <Icon name="plus" />
      <span className={styles.createLabel}>{creation.label(name)}</span>
    </button>
  );
}
