/**
 * The pages behind the links of mails: plain HTML that works without scripts under the strict policy. Opening a link
 * changes nothing, because mail programs open links to check them; the button does.
 */
import type { Context } from 'hono';
import { html } from 'hono/html';
import { PAGE_SENDS } from '../../guard/doors/limits';
import type { Api } from '../../guard/writes/api';
import type { Reservation } from '../../http/body/BodyBudget';
import { bodyChunks } from '../../http/body/bodyChunks';
import { STRANGER_LIMITS, tooLarge } from '../../http/body/bodyLimits';
import { callerOf } from '../../http/caller';
import { HttpError } from '../../http/httpError';
import { PAGE_POLICY } from '../../http/securityHeaders';
import { serverTexts } from '../../texts';

type Html = ReturnType<typeof html>;

export const linkPage = (title: string, body: Html) => html`<!doctype html>
<html lang="fr">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <main>
    <h1>${title}</h1>
    ${body}
  </main>
</html>`;

/** @param back the words of a link to the console, for people with an account */
export const notePage = (base: string, title: string, text: string, back?: string) =>
  linkPage(
    title,
    html`
    <p role="status">${text}</p>
    ${back === undefined ? '' : html`<p><a href="${base}/">${back}</a></p>`}`,
  );

export const pageHeaders = {
  'Content-Security-Policy': PAGE_POLICY,
  'Cache-Control': 'no-store',
  // The address holds the token.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** When a refused person may come back. */
export const retryHeader = ({ details: { retryAfter } }: HttpError): Record<string, string> =>
  retryAfter ? { 'Retry-After': String(retryAfter) } : {};

/** Reads what the page's form submits. @throws HttpError 408, 413, 415, 503 */
async function sentFields(c: Context, reservation: Reservation): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
    throw new HttpError(415, serverTexts.notThisForm);
  const decoder = new TextDecoder();
  let text = '';
  const bounds = { max: STRANGER_LIMITS.json, refusal: tooLarge, reservation };
  for await (const chunk of bodyChunks(c.req.raw, bounds)) text += decoder.decode(chunk, { stream: true });
  return new URLSearchParams(text + decoder.decode());
}

/** The path of the server below the origin of its address: `/parvis`, or '' for the root. */
export const basePath = (url: string): string => (url ? new URL(url).pathname.replace(/\/+$/, '') : '');

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
