import { readFileSync } from 'node:fs';

export interface Section {
  section: string;
  title: string;
  /** Lines of the specification, byte for byte, by ID. */
  requirements: Readonly<Record<string, string>>;
}

const sectionsOf = (file: string): Section[] => JSON.parse(readFileSync(file, 'utf8'));

export const first = sectionsOf('tests/tools/acceptance/requirements-1.json');
export const second = sectionsOf('tests/tools/acceptance/requirements-2.json');

/** Sections of the second part that must have no gap. */
const DELIVERED = ['Z', 'W', 'U', 'J'];

export const delivered = [...first, ...second.filter(({ section }) => DELIVERED.includes(section))];

const ID = '[A-Z]{1,3}\\d+';
const BRACKETED = new RegExp(`\\[(${ID}(?:(?:, ?| ?[-–] ?)${ID})*)\\]`, 'g');

/** `L3-L5` → L3, L4, L5 */
function expand(part: string): string[] {
  const [from = '', to] = part.split(/ ?[-–] ?/);
  if (!to) return [from];
  const letters = from.replace(/\d+$/, '');
  const numberOf = (id: string) => Number(id.slice(letters.length));
  const start = numberOf(from);
  return Array.from({ length: numberOf(to) - start + 1 }, (_, index) => `${letters}${start + index}`);
}

/** The requirements that a title names: `shows the banner [L9, L11-L13]`. */
export const idsOf = (title: string): string[] =>
  [...title.matchAll(BRACKETED)].flatMap(([, list = '']) => list.split(/, ?/).flatMap(expand));
