import type { CSSProperties, ReactNode } from 'react';
import type { Failure } from '../../api/errors';
import { readFailureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { ErrorState } from '../state/ErrorState';
import { CreationButton, type PickerCreation } from './CreationButton';
import type { PickerOption } from './option';
import styles from './Picker.module.css';
import { IN_VIEW } from './PickerList';
import { pickerTexts } from './texts.fr';

interface PickerBodyProps {
  /** All of them, also those the search leaves out: the height stays the same during a search. */
  options: readonly PickerOption[];
  found: number;
  query: string;
  isLoading: boolean | undefined;
  failure: Failure | undefined;
  onRetry: (() => void) | undefined;
  creation?: PickerCreation | undefined;
  /** The list. */
  children: ReactNode;
}

/** The list, or why there is none: loading, failure, nothing to choose, nothing found. */
export function PickerBody({
  options,
  found,
  query,
  isLoading,
  failure,
  onRetry,
  creation,
  children,
}: PickerBodyProps) {
  const texts = useTexts(pickerTexts);
  const total = options.length;
  const rows = Math.min(IN_VIEW, total || (isLoading ? 5 : 2));
  const fallback = isLoading ? (
    <Placeholders rows={rows} />
  ) : (
    <p className={styles.nothing}>{total === 0 ? texts.noOption : texts.noMatch(query)}</p>
  );
  return (
    <>
      {(total > 0 || !failure) && (
        <div
          className={styles.body}
          style={{ '--rows': rows } as CSSProperties}
          data-detailed={options.some((option) => option.detail) || undefined}
          aria-busy={isLoading || undefined}
        >
          {found > 0 ? children : fallback}
          {creation && !isLoading && !failure && (
            <CreationButton creation={creation} options={options} query={query} />
          )}
        </div>
      )}
      {failure && (
        <ErrorState
          inline
          message={total > 0 ? `${texts.incomplete} ${readFailureText(failure)}` : readFailureText(failure)}
          onRetry={onRetry}
        />
      )}
    </>
  );
}

function Placeholders({ rows }: { rows: number }) {
  return (
    <div className={styles.placeholders} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
        <span key={row} className={styles.placeholder} />
      ))}
    </div>
  );
}
