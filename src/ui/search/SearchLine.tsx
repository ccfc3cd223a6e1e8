import type { ReactNode } from 'react';
import { SearchField } from '../form/fields/SearchField';
import styles from './SearchLine.module.css';

interface SearchLineProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** The number of results, in words. */
  count: string | undefined;
  /** Further actions on the list. */
  children?: ReactNode;
}

/** The search above a list, and the number of results. */
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
