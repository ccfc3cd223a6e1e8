import type { Context, MiddlewareHandler } from 'hono';
import { callerOf } from './caller';
import type { Bindings, Variables } from './routeBase';

type Environment = { Bindings: Bindings; Variables: Variables };

/**
 * What a line keeps as it is: printable ASCII, and the letters and signs of French sentences, so that a reason can be read. The
 * rest is escaped as in JSON, so that no value can control a terminal, turn its direction or forge a line.
 */
const UNREADABLE = /[^ -~\p{Script=Latin}«»’–…\u00a0\u202f]/gu;

const escapeCharacter = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** Writes one line of JSON, whatever values callers sent. */
export const logLine = (values: object): string =>
  JSON.stringify({ time: new Date().toISOString(), ...values }).replace(UNREADABLE, escapeCharacter);

/** The request in the log. The query is left out, because searches contain names and links contain tokens. */
export const loggedRequest = (c: Context<Environment>) => ({
  id: c.get('requestId'),
  method: c.req.method,
  // The path is logged as it was sent, without percent-decoding.
  path: new URL(c.req.url).pathname,
});

/** Logs one line per request. */
export function requestLog(
  write: (line: string) => void,
  trustProxy: number,
): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const begun = performance.now();
    await next();
    const ms = Number((performance.now() - begun).toFixed(1));
    const account = c.get('user')?.id ?? null;
    write(
      logLine({ ...loggedRequest(c), status: c.res.status, ms, account, network: callerOf(c, trustProxy) }),
    );
  };
}
