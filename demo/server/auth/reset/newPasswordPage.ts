import type { Context } from 'hono';
import { html } from 'hono/html';
import { PASSWORD_MIN_LENGTH } from '../../../../src/domain/utilisateur';
import { accountTexts } from '../../accounts/texts';
import type { Api } from '../../http/api';
import type { Reservation } from '../../http/body/BodyBudget';
import { bodyChunks } from '../../http/body/bodyChunks';
import { STRANGER_LIMITS, tooLarge } from '../../http/body/bodyLimits';
import { callerOf } from '../../http/caller';
import { HttpError } from '../../http/httpError';
import { PAGE_POLICY } from '../../http/middleware/securityHeaders';
import { serverTexts } from '../../texts';
import type { Limit } from '../limits/Attempts';
import { PASSWORD_MAX } from '../passwords/passwordHash';
import { type PasswordResets, RESET_PATH } from './PasswordResets';

const page = (body: unknown) => html`<!doctype html>
<html lang="fr">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="robots" content="noindex">
  <title>${serverTexts.newPasswordTitle}</title>
  <main>
    <h1>${serverTexts.newPasswordTitle}</h1>
    ${body}
  </main>
</html>`;

/** The parameter that holds the token: its name tells a reset from an invitation, also when the token has ended. */
type LinkKind = 'jeton' | 'invitation';

const ended = (kind: LinkKind): string =>
  kind === 'invitation' ? accountTexts.invitationExpired : serverTexts.newPasswordExpired;

const form = (base: string, kind: LinkKind, token: string, problem?: string) =>
  page(html`
    ${problem ? html`<p role="alert">${problem}</p>` : ''}
    <form method="post" action="${base}${RESET_PATH}">
      <input type="hidden" name="${kind}" value="${token}">
      <p><label>${serverTexts.newPasswordLabel(PASSWORD_MIN_LENGTH)}
        <input type="password" name="mot_de_passe" autocomplete="new-password" required minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX}">
      </label></p>
      <button>${serverTexts.newPasswordButton}</button>
    </form>`);

const note = (base: string, text: string) =>
  page(html`
    <p role="status">${text}</p>
    <p><a href="${base}/">${serverTexts.backToLogin}</a></p>`);

const headers = {
  'Content-Security-Policy': PAGE_POLICY,
  'Cache-Control': 'no-store',
  // The address holds the token.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** How often one address may submit the page. */
export const PAGE_CALLER_LIMIT: Limit = { attempts: 60, seconds: 3600 };

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
const basePath = (url: string): string => (url ? new URL(url).pathname.replace(/\/+$/, '') : '');

/** The page behind the link of the mail. */
export function newPasswordPage(
  { app, attempts, trustProxy, bodyBudget }: Api,
  resets: PasswordResets,
  publicUrl: () => string,
): void {
  const base = () => basePath(publicUrl());
  app.get(RESET_PATH, async (c) => {
    const kind = c.req.query('invitation') === undefined ? 'jeton' : 'invitation';
    const token = c.req.query(kind) ?? '';
    if (!(await resets.isOpen(token))) return c.html(note(base(), ended(kind)), 410, headers);
    return c.html(form(base(), kind, token), 200, headers);
  });
  const save = async (c: Context, reservation: Reservation) => {
    const sent = await sentFields(c, reservation);
    const kind = sent.has('invitation') ? 'invitation' : 'jeton';
    const [token, password] = [sent.get(kind) ?? '', sent.get('mot_de_passe') ?? ''];
    const result = await resets.setPassword(token, password, callerOf(c, trustProxy));
    if (result === 'saved') return c.html(note(base(), serverTexts.newPasswordSaved), 200, headers);
    if (result === 'ended') return c.html(note(base(), ended(kind)), 410, headers);
    return c.html(form(base(), kind, token, result.problem), 422, headers);
  };
  app.post(RESET_PATH, async (c) => {
    const caller = callerOf(c, trustProxy);
    const wait = await attempts.gate(PAGE_CALLER_LIMIT, 'mot de passe', caller);
    if (wait) {
      const more = { ...headers, 'Retry-After': String(wait), Connection: 'close' };
      return c.html(note(base(), serverTexts.tooManyResets(Math.ceil(wait / 60))), 429, more);
    }
    const reservation = bodyBudget.reserve(caller);
    try {
      return await save(c, reservation);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return c.html(note(base(), error.message), error.status, headers);
    } finally {
      reservation.release();
    }
  });
}
