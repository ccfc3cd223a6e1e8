/**
 * A page of the server: plain HTML that works without scripts under the strict policy.
 */
import { html } from 'hono/html';
import type { HttpError } from './httpError';
import { PAGE_POLICY } from './securityHeaders';

export type Html = ReturnType<typeof html>;

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

/** The path of the server below the origin of its address: `/parvis`, or '' for the root. */
export const basePath = (url: string): string => (url ? new URL(url).pathname.replace(/\/+$/, '') : '');
