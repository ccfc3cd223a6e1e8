import { html } from 'hono/html';
import { PASSWORD_MIN_LENGTH } from '../../../../src/domain/user';
import type { Api } from '../../guard/api';
import { PASSWORD_MAX } from '../../guard/passwords/passwordHash';
import { basePath, linkPage, notePage, pageHeaders } from '../../http/page';
import { RESET_PATH } from '../../letters/mailLinks';
import { accountTexts } from '../accounts/texts';
import { servePageSave } from '../pages/servePageSave';
import type { PasswordResets } from './PasswordResets';
import { signInTexts } from './texts';

/** The parameter that holds the token: its name tells a reset from an invitation, also when the token has ended. */
type LinkKind = 'jeton' | 'invitation';

const ended = (kind: LinkKind): string =>
  kind === 'invitation' ? accountTexts.invitationExpired : signInTexts.newPasswordExpired;

const form = (base: string, kind: LinkKind, token: string, problem?: string) =>
  linkPage(
    signInTexts.newPasswordTitle,
    html`
    ${problem ? html`<p role="alert">${problem}</p>` : ''}
    <form method="post" action="${base}${RESET_PATH}">
      <input type="hidden" name="${kind}" value="${token}">
      <p><label>${signInTexts.newPasswordLabel(PASSWORD_MIN_LENGTH)}
        <input type="password" name="mot_de_passe" autocomplete="new-password" required minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX}">
      </label></p>
      <button>${signInTexts.newPasswordButton}</button>
    </form>`,
  );

/** The page behind the link of the mail. */
export function newPasswordPage(api: Api, resets: PasswordResets, publicUrl: () => string): void {
  const base = () => basePath(publicUrl());
  const note = (text: string) =>
    notePage(base(), signInTexts.newPasswordTitle, text, signInTexts.backToLogin);
  api.app.get(RESET_PATH, async (c) => {
    const kind = c.req.query('invitation') === undefined ? 'jeton' : 'invitation';
    const token = c.req.query(kind) ?? '';
    if (!(await resets.isOpen(token))) return c.html(note(ended(kind)), 410, pageHeaders);
    return c.html(form(base(), kind, token), 200, pageHeaders);
  });
  servePageSave(api, {
    path: RESET_PATH,
    limit: 'mot de passe',
    tooMany: signInTexts.tooManyResets,
    note,
    async save(c, sent, caller) {
      const kind = sent.has('invitation') ? 'invitation' : 'jeton';
      const [token, password] = [sent.get(kind) ?? '', sent.get('mot_de_passe') ?? ''];
      const result = await resets.setPassword(token, password, caller);
      if (result === 'saved') return c.html(note(signInTexts.newPasswordSaved), 200, pageHeaders);
      if (result === 'ended') return c.html(note(ended(kind)), 410, pageHeaders);
      return c.html(form(base(), kind, token, result.problem), 422, pageHeaders);
    },
  });
}
