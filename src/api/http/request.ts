/** What a call sends: its address, and no key whose capability the back end did not announce. */
import type { Endpoint } from '../endpoint';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Path and query of a call: `{x}` is filled from the arguments, and the others make the query string. Arrays become
 * repeated `name[]=`, empty values are left out, and the endpoint's defaults are added.
 */
export function urlOf(endpoint: Endpoint, args: object): string {
  const { body: _, ...given } = args as Record<string, unknown>;
  const rest: Record<string, unknown> = { ...endpoint.defaults };
  for (const [name, value] of Object.entries(given)) if (!isEmpty(value)) rest[name] = value;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (value === undefined) throw new Error(`${endpoint.id} needs «${name}»`);
    return encodeURIComponent(String(value));
  });
  const query = Object.entries(rest).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((one) => `${name}[]=${encodeURIComponent(String(one))}`)
      : `${name}=${encodeURIComponent(String(value))}`,
  );
  return query.length ? `${path}?${query.join('&')}` : path;
}

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
