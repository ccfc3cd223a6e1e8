let count = 0;

/** A name nobody has. */
export const fresh = (word: string): string => `${word} ${++count}`;
