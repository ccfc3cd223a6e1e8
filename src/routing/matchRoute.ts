type RouteParams = Readonly<Record<string, string>>;

/**
 * `matchRoute('/events/:id', '/events/7')` gives `{ id: '7' }`, or null when the path doesn't match.
 * `:id?` may be absent. Case and a trailing slash are ignored. Expects a decoded path, as `useLocation` gives.
 */
export function matchRoute(pattern: string, path: string): RouteParams | null {
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
