/** Loaded where a host gives messages. */
import type { Messages } from './messages';
import { nearestWord } from './nearestWord';

const warned = new Set<string>();

/** Warns once of each key that no text has, with the nearest one. */
export async function warnOfKeys(messages: Messages, where: string): Promise<void> {
  const { keysByScope } = await import('./keys');
  const known = new Set(
    Object.entries(keysByScope).flatMap(([scope, keys]) => keys.split(' ').map((key) => `${scope}.${key}`)),
  );
  for (const key of Object.keys(messages)) {
    if (known.has(key) || warned.has(key)) continue;
    warned.add(key);
    const meant = nearestKey(key, known);
    const fix = meant
      ? `Did you mean «${meant}»? Write that key, or remove this one.`
      : 'Remove it; the type Messages of the package lists the keys.';
    console.warn(
      `Parvis: ${where}: no text has the key «${key}» of messages, so it replaces nothing. ${fix}`,
    );
  }
}

/** The key that a few letters away, else the one of that name in another table. */
function nearestKey(key: string, known: ReadonlySet<string>): string | undefined {
  const name = key.slice(key.indexOf('.') + 1);
  const elsewhere = () => [...known].filter((each) => each.endsWith(`.${name}`));
  return nearestWord(key, known, Math.ceil(key.length / 4)) ?? nearestWord(key, elsewhere(), key.length);
}
