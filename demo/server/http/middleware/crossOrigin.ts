import { cors } from 'hono/cors';

/**
 * Lets pages of the listed origins call the API; pages of the server's own origin need no listing. `*` lists all of
 * them, `null` (sandboxed frames, files) counts only when it is listed by name. No cookie is ever involved.
 */
export function crossOrigin(origins: readonly string[]) {
  const listed = new Set(origins);
  return cors({
    origin: (origin) =>
      listed.has(origin) || (listed.has('*') && origin !== 'null' && origin !== '') ? origin : null,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Accept'],
    exposeHeaders: ['Retry-After', 'Content-Disposition', 'X-Request-Id'],
    maxAge: 600,
  });
}
