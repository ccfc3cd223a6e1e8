/** Removes keys from a request whose capability the back end did not announce. */
import type { Endpoint } from '../endpoint';

/** Copies a value without the key at the end of the path; in a list, without it in each row. */
function without(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((row) => without(row, path));
  const [key = '', ...rest] = path;
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  return rest.length ? { ...value, [key]: without(inner, rest) } : others;
}

/** The arguments of a call without the extras whose capability was not announced. */
export function announcedArgs(
  { extras = {} }: Pick<Endpoint, 'extras'>,
  args: object,
  announced?: ReadonlySet<string>,
): object {
  let kept: unknown = args;
  for (const [path, capability] of Object.entries(extras)) {
    if (announced?.has(capability)) continue;
    kept = without(without(kept, path.split('.')), ['body', ...path.split('.')]);
  }
  return kept as object;
}
