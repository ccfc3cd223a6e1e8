/**
 * A page of the server: plain HTML that works without scripts under the strict policy, in the look of the sign-in card. It names
 * the organisation, because it is opened by people who don't know Parvis.
 */
import { html } from 'hono/html';
import type { HttpError } from './httpError';
import { factsHtml, type Html, noticeHtml, type PageFact, type PageNotice, sign } from './pageParts';
import { PAGE_SHEET } from './pageSheet';
import { PAGE_POLICY } from './securityHeaders';
import { httpTexts } from './texts';

/** What all pages of this server have in common. */
export interface PageFrame {
  /** The path of the server below the origin of its address. */
  base: string;
  /** The organisation, where the operator has named it. */
  owner: string | undefined;
  /** The address to write to; undefined where the operator gave none. */
  contact: string | undefined;
}

interface PageHead {
  title: string;
  /** The organisation as this page's subject names it; that of the server without it. */
  owner?: string | null | undefined;
  notices?: readonly (PageNotice | undefined)[];
  facts?: readonly PageFact[];
}

const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M5 28V8.5A4.5 4.5 0 0 1 9.5 4h13A4.5 4.5 0 0 1 27 8.5V28"/><path d="M11 28V17a5 5 0 0 1 10 0v11Z"/></svg>`;

const nameOf = (frame: PageFrame, { owner }: PageHead): string => owner || frame.owner || 'Parvis';

export const linkPage = (frame: PageFrame, page: PageHead, body: Html | '') => html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${page.title} – ${nameOf(frame, page)}</title>
<link rel="stylesheet" href="${frame.base}${PAGE_SHEET}">
</head>
<body>
<main>
<p class="owner">${MARK}${nameOf(frame, page)}</p>
${(page.notices ?? []).map((notice) => (notice ? noticeHtml(notice) : ''))}
<h1>${page.title}</h1>
${factsHtml(page.facts ?? [])}
${body}
</main>
</body>
</html>`;

/** Whom to write to, at the end of a page. */
export const contactLine = ({ contact }: PageFrame): Html =>
  html`<p class="foot">${httpTexts.question} ${
    contact ? html`<a href="mailto:${contact}">${contact}</a>` : httpTexts.answerTheMail
  }</p>`;

/**
 * A page with nothing to press but, for people with an account, the way to the console.
 * @param back the words of that button
 */
export const notePage = (frame: PageFrame, page: PageHead & { lines?: readonly string[] }, back?: string) =>
  linkPage(
    frame,
    page,
    html`${(page.lines ?? []).map((line) => html`<p>${line}</p>`)}
${back === undefined ? contactLine(frame) : html`<a class="button main" href="${frame.base}/">${back}</a>`}`,
  );

/** A button of a page, which names what it does. */
export const actButton = (look: 'main' | 'danger' | 'plain', attributes: Html, label: string): Html =>
  html`<button class="${look}" ${attributes}>${look === 'main' ? sign('check') : ''}${label}</button>`;

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
