import type { CSSProperties } from 'react';
import { textOn } from '../../domain/color';
import styles from './Avatar.module.css';

interface AvatarProps {
  initials: string;
  /** Hexadecimal background. The initials are black or white, whichever has more contrast with it. */
  color: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** Attributes that draw the same disc before the content of an element: in a table, one element per row fewer. */
export const drawnAvatar = ({ initials, color }: Pick<AvatarProps, 'initials' | 'color'>) => ({
  'data-initials': initials,
  className: styles.drawn,
  style: { '--avatar': color, '--initials': textOn(color) } as CSSProperties,
});

/** Initials on a coloured disc. The name stands beside it, so screen readers skip the initials. */
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
