/** The closest of the words, if at most `limit` letters differ. */
export function nearestWord(word: string, words: Iterable<string>, limit: number): string | undefined {
  let found: string | undefined;
  let least = limit + 1;
  for (const candidate of words) {
    // Where the lengths differ by more, so do the letters.
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const steps = distance(word, candidate);
    if (steps < least) [found, least] = [candidate, steps];
  }
  return found;
}

/** How many letters to add, remove or change. */
function distance(from: string, to: string): number {
  let row = [...to, ''].map((_, at) => at);
  [...from].forEach((letter, at) => {
    const next = [at + 1];
    [...to].forEach((other, place) => {
      const swap = (row[place] ?? 0) + Number(letter !== other);
      next.push(Math.min(swap, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
