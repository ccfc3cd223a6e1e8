import type { ReactNode } from 'react';

/** Parts of a second line; those that are empty are left out. */
export const lineOfParts = (parts: readonly ReactNode[]): ReactNode => {
  const known = parts.filter((part) => part !== '' && part !== undefined && part !== null);
  return known.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never move
    <span key={at}>
      {at > 0 && ' · '}
      {part}
    </span>
  ));
};
