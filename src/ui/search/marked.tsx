import type { ReactNode } from 'react';
import styles from './Marked.module.css';

/** A text in which ranges are marked; they follow each other. */
export function marked(text: string, ranges: readonly (readonly [from: number, to: number])[]): ReactNode {
  if (!ranges.length) return text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    parts.push(text.slice(end, from));
    parts.push(
      <mark key={from} className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  parts.push(text.slice(end));
  return parts;
}
