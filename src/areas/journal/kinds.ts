type Words = Readonly<Record<string, string>>;

/** The word for a kind. A kind that Parvis doesn't know is shown as it is. */
export const kindText = (words: Words, kind: string): string => words[kind] ?? kind;

export const kindOptions = <K extends string>(words: Readonly<Record<K, string>>) =>
  (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label }));
