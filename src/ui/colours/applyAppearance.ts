import { type AppearanceName, kinds, propertyOf } from './appearanceNames';
import { adoptRules, type Rules } from './ownSheet';

/** For each kind, a CSS property that takes it, and an example. */
const tries = {
  color: ['color', 'a CSS colour such as #0b7285'],
  length: ['width', 'a CSS length such as 4px'],
  font: ['font-family', 'a list of fonts such as Georgia, serif'],
  shadow: ['box-shadow', 'a CSS shadow such as none'],
} as const;

const SCHEMES = ['light', 'dark'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name that was meant: `--parvis-on-accent`, `on-accent` and `OnAccent` are `onAccent`. */
function nameLike(written: string): string | undefined {
  const letters = (text: string) =>
    text
      .replace(/^--parvis-/, '')
      .replaceAll(/[-_]/g, '')
      .toLowerCase();
  return Object.keys(kinds).find((name) => letters(name) === letters(written));
}

const isName = (name: string): name is AppearanceName => Object.hasOwn(kinds, name);

/** Why a value can't be used, and what to write; undefined when it can. */
function problemOf(scheme: string, name: string, value: unknown): string | undefined {
  if (!isName(name)) {
    const meant = nameLike(name);
    const help = meant ? `Write ${meant}.` : `There are: ${Object.keys(kinds).join(', ')}.`;
    return `Parvis: appearance.${scheme} has no ${name}; it is ignored. ${help}`;
  }
  const [property, example] = tries[kinds[name]];
  if (typeof value === 'string' && value.trim() && CSS.supports(property, value)) return undefined;
  return `Parvis: appearance.${scheme}.${name}: ${JSON.stringify(value)} is ignored. Write ${example}.`;
}

function problemOfScheme(scheme: string): string {
  const isInner = isName(scheme) || nameLike(scheme) !== undefined;
  const help = isInner
    ? `Write appearance={{ light: { ${nameLike(scheme)}: … }, dark: { … } }}.`
    : 'It has light and dark.';
  return `Parvis: appearance has no ${scheme}; it is ignored. ${help}`;
}

const warned = new Set<string>();

function warn(problem: string): void {
  if (warned.has(problem)) return;
  warned.add(problem);
  console.warn(problem);
}

/** The usable values of one scheme; later appearances override earlier ones. */
function valuesOf(scheme: (typeof SCHEMES)[number], appearances: readonly unknown[]): [string, string][] {
  const values = new Map<string, string>();
  for (const appearance of appearances) {
    const given = isRecord(appearance) ? appearance[scheme] : undefined;
    if (given !== undefined && !isRecord(given))
      warn(`Parvis: appearance.${scheme} must be an object of values.`);
    for (const [name, value] of Object.entries(isRecord(given) ? given : {})) {
      if (value === undefined || value === null) continue;
      const problem = problemOf(scheme, name, value);
      if (problem) warn(problem);
      else values.set(propertyOf(name), String(value));
    }
  }
  return [...values];
}

/**
 * Applies the appearances to a widget, the last one on top; the returned function takes them away.
 *
 * @param key a JSON list of what hosts gave
 */
export default function applyAppearance(surface: HTMLElement, key: string): () => void {
  const appearances: unknown[] = JSON.parse(key);
  for (const appearance of appearances) {
    if (!isRecord(appearance)) warn('Parvis: appearance must be an object, { light: { … }, dark: { … } }.');
    else
      for (const scheme of Object.keys(appearance))
        if (!SCHEMES.includes(scheme as 'light')) warn(problemOfScheme(scheme));
  }
  const rules: Rules = Object.fromEntries(
    SCHEMES.map((scheme) => [`[data-scheme="${scheme}"]`, valuesOf(scheme, appearances)]),
  );
  return adoptRules(surface, 'data-appearance', rules);
}
