/**
 * Warns of attributes that nearly match one that the element has, because a page may write any other. The code that finds
 * the nearest one loads for this alone.
 */
export function checkAttributes(
  { localName }: Element,
  known: readonly string[],
  written: readonly string[],
): void {
  // `hidden` is nearly `hide`, and every element has it.
  const isOfHtml = (name: string) => name in HTMLElement.prototype || name === 'class';
  const odd = written.filter((name) => !known.includes(name) && !isOfHtml(name) && name !== 'parvis');
  if (odd.length === 0) return;
  import('./spelling').then(
    ({ warnOfAttributes }) => warnOfAttributes(localName, odd, known),
    () => {},
  );
}
