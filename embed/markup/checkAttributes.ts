/**
 * Warns of attributes that nearly match one that the element has, because a page may write any other. The code that finds
 * the nearest one loads for this alone.
 */
export function checkAttributes(
  { localName }: Element,
  known: readonly string[],
  written: readonly string[],
): void {
  const odd = written.filter(
    (name) => !known.includes(name) && !/^(parvis|id|class|style|slot|part)$/.test(name),
  );
  if (odd.length === 0) return;
  import('./spelling').then(
    ({ warnOfAttributes }) => warnOfAttributes(localName, odd, known),
    () => {},
  );
}
