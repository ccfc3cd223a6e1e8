import { useEffect, useState } from 'react';
import type { furtherPaths } from './furtherPaths';
import styles from './Icon.module.css';
import { paths } from './paths';

type FurtherName = keyof typeof furtherPaths;
export type IconName = keyof typeof paths | FurtherName;

interface IconProps {
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
      {name in paths ? (
        <path d={paths[name as keyof typeof paths]} />
      ) : (
        <LatePath name={name as FurtherName} />
      )}
    </svg>
  );
}

let arrived: typeof furtherPaths | undefined;

/** Its room is there from the start; without the file only the decoration is missing. */
function LatePath({ name }: { name: FurtherName }) {
  const [known, setKnown] = useState(arrived);
  useEffect(() => {
    let isGone = false;
    const take = (module: { furtherPaths: typeof furtherPaths }) => {
      arrived = module.furtherPaths;
      if (!isGone) setKnown(arrived);
    };
    if (!arrived) import('./furtherPaths').then(take, () => {});
    return () => {
      isGone = true;
    };
  }, []);
  return known ? <path d={known[name]} /> : null;
}
