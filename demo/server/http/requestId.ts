import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Bindings, Variables } from './routeBase';

const GIVEN = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Gives each request an id that appears in the log and in the answer: the one its proxy sent, if it is safe to log,
 * otherwise a new one.
 */
export const requestId: MiddlewareHandler<{ Bindings: Bindings; Variables: Variables }> = async (c, next) => {
  const given = c.req.header('x-request-id') ?? '';
  const id = GIVEN.test(given) ? given : randomBytes(12).toString('base64url');
  c.set('requestId', id);
  await next();
  c.header('X-Request-Id', id);
};
