import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** The name of the work. */
  label: string;
  /** The progress in words. */
  text: string;
  /** Without a total the bar only shows that the work is running. */
  done?: number;
  total?: number;
}

/** The progress of long work. */
export function ProgressBar({ label, text, done = 0, total }: ProgressBarProps) {
  const share = total ? done / total : 0;
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={total === undefined ? undefined : done}
        aria-valuetext={text}
        data-unknown={total === undefined || undefined}
        className={styles.track}
      >
        <div
          className={styles.done}
          style={total === undefined ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
      <p className={styles.label}>{text}</p>
    </div>
  );
}
