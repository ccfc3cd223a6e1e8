/** Counts the public calls that nothing else counts, before any work is done for them. */
import type { Context } from 'hono';
import { callerOf } from '../../http/caller';
import { HttpError } from '../../http/httpError';
import { notePage, pageHeaders } from '../../http/page';
import type { App } from '../../http/routeBase';
import { pageFrame, type Sender } from '../../letters/events/Sender';
import type { CallCounts } from './CallCounts';
import { type PublicCall, publicCallAt } from './publicCalls';
import { doorTexts } from './texts';

export const tooManyCalls = (wait: number) =>
  new HttpError(429, doorTexts.tooMany(wait), { retryAfter: wait });

/** What a refused call gets besides its sentence. The connection ends, because its body is left unread. */
const refusedHeaders = (wait: number) => ({
  'Retry-After': String(wait),
  'Cache-Control': 'no-store',
  Connection: 'close',
});

function refuse(
  c: Context,
  { refusal }: PublicCall,
  wait: number,
  sender: Sender,
): Response | Promise<Response> {
  const sentence = doorTexts.tooMany(wait);
  const headers = refusedHeaders(wait);
  if (refusal === 'text') return c.text(sentence, 429, headers);
  if (refusal === 'page')
    return c.html(notePage(pageFrame(sender), { title: doorTexts.title, lines: [sentence] }), 429, {
      ...pageHeaders,
      ...headers,
    });
  throw tooManyCalls(wait);
}

/**
 * Must be registered before the routes.
 * @param sender whose pages people read a refusal on
 */
export function guardDoors(
  app: App,
  { calls, trustProxy }: { calls: CallCounts; trustProxy: number },
  sender: Sender,
): void {
  app.use(async (c, next) => {
    const call = publicCallAt(c.req.method, c.req.path);
    if (call?.door) {
      const wait = calls.count(call.door, call.door.name, callerOf(c, trustProxy));
      if (wait) return refuse(c, call, wait, sender);
    }
    await next();
  });
}
