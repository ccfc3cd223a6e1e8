import { readFileSync } from 'node:fs';

export interface Section {
  section: string;
  title: string;
  /** Lines of the specification, byte for byte, by ID. */
  requirements: Readonly<Record<string, string>>;
}

const sectionsOf = (file: string): Section[] =>
  JSON.parse(readFileSync(`tests/tools/acceptance/${file}`, 'utf8'));

export const first = sectionsOf('requirements-1.json');
export const second = sectionsOf('requirements-2.json');

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

/** What is delivered of the second part, ID by ID; the first part is delivered whole. */
const DELIVERED = [
  ...['Z1-Z17', 'W1-W19', 'U1-U5', 'J1-J8', 'K1-K25', 'N1-N10'],
  ...['Y1-Y9', 'RV6', 'EL1-EL11', 'Q1-Q14', 'O1-O2', 'O4-O11', 'V1-V15'],
].flatMap(expand);

const isDelivered = (id: string): boolean => DELIVERED.includes(id);

/** The sections with their delivered requirements alone. */
export const delivered: readonly Section[] = [
  ...first,
  ...second.map((section) => ({
    ...section,
    requirements: Object.fromEntries(Object.entries(section.requirements).filter(([id]) => isDelivered(id))),
  })),
].filter(({ requirements }) => Object.keys(requirements).length > 0);

/** At most this many requirements may be shown by tests of the slow tier alone. */
export const SLOW_MAX = 40;

/** The requirements that only tests of tests/slow show, and why no quicker test can. */
export const slowOnly: Readonly<Record<string, string>> = {};
