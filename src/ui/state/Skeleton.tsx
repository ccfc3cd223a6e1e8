import { VisuallyHidden } from '../display/VisuallyHidden';
import { useUiTexts } from '../texts.fr';
import styles from './State.module.css';

interface SkeletonProps {
  /** The number of bars, each as high as a line of text; 3 by default. */
  lines?: number | undefined;
  /** The height (a CSS length) of one block instead of bars. */
  height?: string | undefined;
  className?: string | undefined;
}

/** The shape of what is loading. It is invisible for the first 150 ms, so that quick answers don't flash. */
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
