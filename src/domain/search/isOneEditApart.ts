/** Two words that differ by one typing error: a letter too many, a letter missing, another letter, or two swapped. */

/** The word with each pair of neighbouring letters swapped. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) => {
    const swapped = [...letters];
    swapped[at + 1] = letters[at]!;
    swapped[at] = letter;
    return swapped.join('');
  });
}

export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = [[...a], [...b]].sort((one, other) => one.length - other.length) as [
    string[],
    string[],
  ];
  if (long.length - short.length > 1 || a === b) return false;
  let first = 0;
  while (first < short.length && short[first] === long[first]) first++;
  const same = (from: number, at: number) => short.slice(from).join('') === long.slice(at).join('');
  if (short.length < long.length) return same(first, first + 1);
  if (same(first + 1, first + 1)) return true;
  const isSwapped = short[first] === long[first + 1] && short[first + 1] === long[first];
  return isSwapped && same(first + 2, first + 2);
}
