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
