import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** How far it is, in words. */
  text: string;
  /** Without a total there is only «under way». */
  done?: number;
  total?: number;
}

/** How far a long work has come. */
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
