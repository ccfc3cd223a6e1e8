import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** Light modules around the code, which readers need. */
const QUIET = 4;
/** Bytes that version 9 holds. Cameras read the smaller modules of a larger code badly at this size. */
const LONGEST = 230;

/** The text as a QR code, dark on white in either theme; nothing for a text that is too long. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > LONGEST) return null;
  // The strongest correction of errors that doesn't make the code larger.
  const { data, size } = encode(bytes, { border: QUIET, boostEcc: true });
  const path = data
    .flatMap((line, row) => line.map((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} className={styles.qr} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </svg>
  );
}
