import styles from './QrCode.module.css';
import { qrModules } from './qrModules';

/** Light modules around the code, which readers need. */
const QUIET = 4;

/** The text as a QR code, dark on white in either theme; nothing for a text that is too long. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const grid = qrModules(text);
  if (!grid) return null;
  const size = grid.length + 2 * QUIET;
  const path = grid
    .flatMap((line, row) =>
      line.map((isDark, column) => (isDark ? `M${column + QUIET} ${row + QUIET}h1v1h-1z` : '')),
    )
    .join('');
  return (
    <svg role="img" aria-label={label} className={styles.qr} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </svg>
  );
}
