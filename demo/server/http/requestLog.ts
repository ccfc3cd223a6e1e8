import type { MiddlewareHandler } from 'hono';

/** One line per request. The query stays out of it: searches hold names, links hold tokens. */
export function requestLog(write: (line: string) => void): MiddlewareHandler {
  return async (c, next) => {
    const begun = performance.now();
    await next();
    write(`${c.req.method} ${c.req.path} ${c.res.status} ${(performance.now() - begun).toFixed(1)} ms`);
  };
}
