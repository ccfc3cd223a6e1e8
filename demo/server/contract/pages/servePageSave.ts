/**
 * The pages behind the links of mails: plain HTML that works without scripts under the strict policy. Opening a link
 * changes nothing, because mail programs open links to check them; the button does.
 */
import type { Context } from 'hono';
import type { Api } from '../../guard/api';
import { PAGE_SENDS } from '../../guard/doors/limits';
import type { Reservation } from '../../http/body/BodyBudget';
import { bodyChunks } from '../../http/body/bodyChunks';
import { STRANGER_LIMITS, tooLarge } from '../../http/body/bodyLimits';
import { callerOf } from '../../http/caller';
import { HttpError } from '../../http/httpError';
import { pageHeaders, retryHeader } from '../../http/page';
import type { Html } from '../../http/pageParts';
import { httpTexts } from '../../http/texts';

/** Reads what the page's form submits. @throws HttpError 408, 413, 415, 503 */
async function sentFields(c: Context, reservation: Reservation): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
    throw new HttpError(415, httpTexts.notThisForm);
  const decoder = new TextDecoder();
  let text = '';
  const bounds = { max: STRANGER_LIMITS.json, refusal: tooLarge, reservation };
  for await (const chunk of bodyChunks(c.req.raw, bounds)) text += decoder.decode(chunk, { stream: true });
  return new URLSearchParams(text + decoder.decode());
}

interface PageSave {
  path: string;
  /** Names the limit of the address. */
  limit: string;
  tooMany(minutes: number): string;
  /** Writes a sentence as a page. */
  note(text: string): Html;
  /** Does what the form asks. @throws HttpError with the sentence for the page */
  save(c: Context, sent: URLSearchParams, caller: string): Promise<Response>;
}

/** Takes what the form of such a page submits. */
export function servePageSave(
  { app, attempts, trustProxy, bodyBudget }: Api,
  { path, limit, tooMany, note, save }: PageSave,
): void {
  app.post(path, async (c) => {
    const caller = callerOf(c, trustProxy);
    const wait = await attempts.gate(PAGE_SENDS, limit, caller);
    if (wait) {
      const more = { ...pageHeaders, 'Retry-After': String(wait), Connection: 'close' };
      return c.html(note(tooMany(Math.ceil(wait / 60))), 429, more);
    }
    const reservation = bodyBudget.reserve('signIn', caller);
    try {
      return await save(c, await sentFields(c, reservation), caller);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return c.html(note(error.message), error.status, { ...pageHeaders, ...retryHeader(error) });
    } finally {
      reservation.release();
    }
  });
}
