import { useUiTexts } from '../texts';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden';
import styles from './State.module.css';

interface SkeletonProps {
  /** Bars of one text line each, default 3. */
  lines?: number | undefined;
  /** One block of this height (a CSS length) instead of lines. */
  height?: string | undefined;
  className?: string | undefined;
}

/** The shape of what is loading; invisible for the first 150 ms, so that quick answers don't flash. */
export function Skeleton({ lines = 3, height, className }: SkeletonProps) {
  const texts = useUiTexts();
  const count = height ? 1 : lines;
  return (
    <div className={className ? `${styles.skeleton} ${className}` : styles.skeleton} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
        <span key={line} className={styles.bar} style={height ? { blockSize: height } : undefined} />
      ))}
    </div>
  );
}
