export type RouteParams = Readonly<Record<string, string>>;

/**
 * `matchRoute('/events/:id', '/events/7')` gives `{ id: '7' }`; null when the path is another one.
 * `:id?` may be absent. Case and a trailing slash make no difference. Expects a decoded path, as `useLocation` gives.
 */
export function matchRoute(pattern: string, path: string): RouteParams | null {
  const wanted = segments(pattern);
  const given = segments(path);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (!part.startsWith(':')) {
      if (value?.toLowerCase() !== part.toLowerCase()) return null;
    } else if (value !== undefined) {
      params[part.replace(/[:?]/g, '')] = value;
    } else if (!part.endsWith('?')) {
      return null;
    }
  }
  return params;
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
