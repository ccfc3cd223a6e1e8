/** The closest of the words, if at most `limit` letters differ. For warnings about misspelt names. */
export function nearestName(word: string, words: readonly string[], limit: number): string | undefined {
  let found: string | undefined;
  let least = limit + 1;
  for (const candidate of words) {
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

/** Warns that `preload` was asked for a widget that there is none of. */
export function warnOfPreload(name: string, names: readonly string[]): void {
  const meant = nearestName(String(name).toLowerCase(), names, Math.ceil(String(name).length / 3));
  const suggestion = meant ? ` Write preload('${meant}').` : '';
  console.warn(
    `Parvis: preload('${name}') loads nothing, because there is no such widget.${suggestion} There are: ${names.join(', ')}.`,
  );
}
