/*
 * The addresses of a widget. Each is written once, as a pattern: from it come the test of a path and the path of a link.
 * Every parameter of a route is an id, which consists of digits.
 */

type Id<Name extends string> = Name extends `${infer Optional}?`
  ? { readonly [Key in Optional]?: number | undefined }
  : { readonly [Key in Name]: number };

/** The ids that a pattern names. */
type Ids<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Id<Name> & Ids<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Id<Name>
    : Record<never, never>;

export interface Route<Pattern extends string> {
  pattern: Pattern;
  /** The ids in a path, or null when the path doesn't match. `NaN` stands for what isn't an id. */
  match(path: string): Ids<Pattern> | null;
  to(...ids: Record<never, never> extends Ids<Pattern> ? [ids?: Ids<Pattern>] : [ids: Ids<Pattern>]): string;
}

/* @__NO_SIDE_EFFECTS__ */
/** `route('/events/:id/edit')` matches `/events/7/edit` as `{ id: 7 }`, and `to({ id: 7 })` writes it. */
export const route = <const Pattern extends string>(pattern: Pattern): Route<Pattern> => ({
  pattern,
  match(path) {
    const texts = matchRoute(pattern, path);
    if (!texts) return null;
    return Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, idIn(text)]),
    ) as Ids<Pattern>;
  },
  to(...[ids]) {
    const values: Readonly<Record<string, number | undefined>> = ids ?? {};
    return pattern.replace(/\/:(\w+)\??/g, (_, name: string) =>
      values[name] === undefined ? '' : `/${values[name]}`,
    );
  },
});

/** `Number` would take `0x10` or a blank for an id of another row. */
const idIn = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

/**
 * `matchRoute('/events/:id', '/events/7')` gives `{ id: '7' }`, or null when the path doesn't match.
 * `:id?` may be absent. Case and a trailing slash are ignored. Expects a decoded path, as `useLocation` gives.
 */
export function matchRoute(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = segments(pattern);
  const given = segments(path);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  const isMatch = wanted.every((part, index) => {
    const value = given[index];
    if (!part.startsWith(':')) return value?.toLowerCase() === part.toLowerCase();
    if (value === undefined) return part.endsWith('?');
    params[part.replace(/[:?]/g, '')] = value;
    return true;
  });
  return isMatch ? params : null;
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
