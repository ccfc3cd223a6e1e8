import styles from './Logo.module.css';

/** The logo of Parvis, an open square before a lit porch. It is decorative, and 2em wide. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.mark} ${className}` : styles.mark}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.square} d="M5 28V8.5A4.5 4.5 0 0 1 9.5 4h13A4.5 4.5 0 0 1 27 8.5V28" />
      <path className={styles.porch} d="M11 28V17a5 5 0 0 1 10 0v11Z" />
    </svg>
  );
}
