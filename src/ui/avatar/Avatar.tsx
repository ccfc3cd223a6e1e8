import { textOn } from '../../domain/couleur';
import styles from './Avatar.module.css';

interface AvatarProps {
  initials: string;
  /** Hexadecimal background; the initials take black or white, whichever reads best on it. */
  color: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** Initials on a coloured disc, beside the name they stand for (hence silent). */
export function Avatar({ initials, color, size = 'medium', className }: AvatarProps) {
  return (
    <span
      part="avatar"
      aria-hidden="true"
      className={[styles.avatar, styles[size], className].filter(Boolean).join(' ')}
      style={{ background: color, color: textOn(color) }}
    >
      {initials}
    </span>
  );
}
