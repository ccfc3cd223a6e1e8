import { useLazyModule } from '../loading/useLazyModule';
import type { furtherPaths } from './furtherPaths';
import styles from './Icon.module.css';
import { paths } from './paths';

type FurtherName = keyof typeof furtherPaths;
export type IconName = keyof typeof paths | FurtherName;

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A decorative line icon, 1.25em wide, in the colour of the text around it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      {name in paths ? (
        <path d={paths[name as keyof typeof paths]} />
      ) : (
        <FurtherPath name={name as FurtherName} />
      )}
    </svg>
  );
}

const loadFurther = () => import('./furtherPaths').then(({ furtherPaths }) => ({ default: furtherPaths }));

/** Its space is reserved from the start. When the file can't be loaded, only a decoration is missing. */
function FurtherPath({ name }: { name: FurtherName }) {
  const { value: further } = useLazyModule(loadFurther);
  return further ? <path d={further[name]} /> : null;
}
