import type { ReactNode } from 'react';
import { SearchField } from '../form/fields/SearchField';
import styles from './SearchLine.module.css';

interface SearchLineProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** How many are shown, in words. */
  count: string | undefined;
  /** What else can be done with the list. */
  children?: ReactNode;
}

/** Above a list: the search, and how much of the list it leaves. */
export function SearchLine({ label, value, onChange, count, children }: SearchLineProps) {
  return (
    <div className={styles.line}>
      <SearchField label={label} value={value} className={styles.search} onChange={onChange} />
      <p role="status" className={styles.count}>
        {count}
      </p>
      {children}
    </div>
  );
}
