/** Warns of names that are none of the known ones. The code that finds the nearest one loads for this alone. */
export function checkHostNames(where: string, kind: string, given: object, known: readonly string[]): void {
  const odd = Object.keys(given).filter((name) => !known.includes(name));
  if (odd.length === 0) return;
  import('./unknownNames').then(
    ({ warnOfNames }) => warnOfNames(where, kind, odd, known),
    () => {},
  );
}
