import { html } from 'hono/html';
import { PASSWORD_MIN_LENGTH } from '../../../src/domain/utilisateur';
import type { Api } from '../http/api';
import { limitBody } from '../http/bodyLimit';
import { callerOf } from '../http/caller';
import { PAGE_POLICY } from '../http/securityHeaders';
import { serverTexts } from '../texts';
import { type PasswordResets, RESET_PATH } from './passwordResets';
import { PASSWORD_MAX } from './passwords';

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

const form = (token: string, problem?: string) =>
  page(html`
    ${problem ? html`<p role="alert">${problem}</p>` : ''}
    <form method="post" action="${RESET_PATH}">
      <input type="hidden" name="jeton" value="${token}">
      <p><label>${serverTexts.newPasswordLabel(PASSWORD_MIN_LENGTH)}
        <input type="password" name="mot_de_passe" autocomplete="new-password" required minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX}">
      </label></p>
      <button>${serverTexts.newPasswordButton}</button>
    </form>`);

const note = (text: string) =>
  page(html`
    <p role="status">${text}</p>
    <p><a href="/">${serverTexts.backToLogin}</a></p>`);

const headers = {
  'Content-Security-Policy': PAGE_POLICY,
  'Cache-Control': 'no-store',
  // The address holds the token.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The page behind the link of the mail. */
export function newPasswordPage({ app, trustProxy }: Api, resets: PasswordResets): void {
  app.get(RESET_PATH, async (c) => {
    const token = c.req.query('jeton') ?? '';
    if (!(await resets.isOpen(token))) return c.html(note(serverTexts.newPasswordExpired), 410, headers);
    return c.html(form(token), 200, headers);
  });
  app.post(RESET_PATH, async (c) => {
    await limitBody(c);
    const body = await c.req.parseBody();
    const [token, password] = [asText(body.jeton), asText(body.mot_de_passe)];
    if ([...password].length < PASSWORD_MIN_LENGTH) {
      return c.html(form(token, serverTexts.newPasswordShort(PASSWORD_MIN_LENGTH)), 422, headers);
    }
    const isSet = await resets.setPassword(token, password, callerOf(c, trustProxy));
    return c.html(
      note(isSet ? serverTexts.newPasswordSaved : serverTexts.newPasswordExpired),
      isSet ? 200 : 410,
      headers,
    );
  });
}
