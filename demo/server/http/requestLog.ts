import type { Context, MiddlewareHandler } from 'hono';
import type { Bindings, Variables } from './api';
import { callerOf } from './caller';

type Environment = { Bindings: Bindings; Variables: Variables };

/** Letters beyond plain ones are written as JSON has them: nothing steers a terminal or looks like a line of its own. */
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** One line of JSON, whatever callers put into the values. */
export const logLine = (values: object): string =>
  JSON.stringify({ time: new Date().toISOString(), ...values }).replace(/[^ -~]/g, escaped);

/** What tells a request in the log. The query stays out of it: searches hold names, links hold tokens. */
export const requestOf = (c: Context<Environment>) => ({
  id: c.get('requestId'),
  method: c.req.method,
  // As it was sent: what is percent-encoded stays so.
  path: new URL(c.req.url).pathname,
});

/** One line per request. */
export function requestLog(
  write: (line: string) => void,
  trustProxy: number,
): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const begun = performance.now();
    await next();
    const ms = Number((performance.now() - begun).toFixed(1));
    const account = c.get('user')?.id ?? null;
    write(logLine({ ...requestOf(c), status: c.res.status, ms, account, network: callerOf(c, trustProxy) }));
  };
}
