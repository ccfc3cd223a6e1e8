/** Reads what a page adds to an answer. Loaded where a page adds something. */
import { HIDDEN_VALUE_LENGTH, isHiddenValueFit } from '../domain/forms/hiddenFields';
import type { NamedValues } from '../domain/records';

const warned = new Set<string>();

/** Once, and without the value, which may be personal. */
function warn(tag: string, name: string, why: string): void {
  const warning = `Parvis: hidden-fields of <${tag}> has «${name}», ${why}`;
  if (!warned.has(warning)) console.warn(warning);
  warned.add(warning);
}

/** What is sent: the declared names with a value that the back end can store. Warns of what is left out. */
export function hiddenValues(
  tag: string,
  given: NamedValues,
  declared: readonly string[],
): Record<string, string> {
  const entries: [string, unknown][] =
    typeof given === 'string' ? [...new URLSearchParams(given)] : Object.entries(given);
  const values: [string, string][] = [];
  for (const [name, value] of entries) {
    const text = typeof value === 'number' ? String(value) : value;
    const known = declared.length > 0 ? `, or write one of ${declared.join(', ')}` : '';
    if (text === undefined || text === null) continue;
    if (!declared.includes(name))
      warn(
        tag,
        name,
        `which the back end does not list in champs_caches; it is not sent. Declare it in the console, under «Champs cachés»${known}.`,
      );
    else if (typeof text !== 'string' || !isHiddenValueFit(text))
      warn(
        tag,
        name,
        `whose value is not a text of 1 to ${HIDDEN_VALUE_LENGTH} characters; it is not sent. Write a shorter text, or remove it.`,
      );
    else values.push([name, text]);
  }
  return Object.fromEntries(values);
}
