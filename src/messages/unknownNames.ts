/** Loaded when a host has written a name that Parvis doesn't read. */
import { nearestWord } from './nearestWord';

const nearest = (name: string, known: readonly string[]) =>
  nearestWord(name, known, Math.ceil(name.length / 3));

/** «Did you mean export?» after a warning of these names; empty where none of the known ones is near. */
export function meantBy(names: readonly string[], known: readonly string[]): string {
  const meant = names.map((name) => nearest(name, known)).filter((name) => name !== undefined);
  return meant.length > 0 ? ` Did you mean ${meant.join(', ')}?` : '';
}

const warned = new Set<string>();

/**
 * Warns once of each name, with the one that was meant or else all that there are.
 *
 * @param where as the host wrote it: `<Members>`, `configure()`
 * @param kind what the names are: `prop`, `setting`
 */
export function warnOfNames(
  where: string,
  kind: string,
  names: readonly string[],
  known: readonly string[],
): void {
  for (const name of names) {
    const meant = nearest(name, known);
    const fix = meant ? `Did you mean ${meant}?` : `There are: ${known.join(', ')}.`;
    const warning = `Parvis: ${where} has no ${kind} ${name}; it is ignored. ${fix}`;
    if (!warned.has(warning)) console.warn(warning);
    warned.add(warning);
  }
}
