import { cors } from 'hono/cors';

/**
 * Lets pages of the listed origins call the API; the server's own origin needn't be listed. `*` stands for all origins
 * except `null` (sandboxed frames, files), which must be listed by name. No cookies are used.
 */
export function crossOrigin(origins: readonly string[]) {
  const listed = new Set(origins);
  return cors({
    origin: (origin) =>
      listed.has(origin) || (listed.has('*') && origin !== 'null' && origin !== '') ? origin : null,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Accept', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'Content-Disposition', 'X-Request-Id'],
    maxAge: 600,
  });
}
