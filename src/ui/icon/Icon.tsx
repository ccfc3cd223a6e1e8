import styles from './Icon.module.css';
import { type IconName, paths } from './paths';

export type { IconName };

export interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** Decorative line icon, 1.25em wide, in the colour of the text around it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
