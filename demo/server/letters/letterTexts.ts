/** The words that all letters have in common. */

/** The first line of a mail. */
export const greeting = (name: string | undefined): string => (name ? `Bonjour ${name},` : 'Bonjour,');

/** What every letter has, around the parts of its own. */
export const wholeLetter = <Part>(name: string | undefined, parts: readonly Part[]): (Part | string)[] => [
  greeting(name),
  ...parts,
];
