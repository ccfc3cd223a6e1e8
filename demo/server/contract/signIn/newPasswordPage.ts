import { html } from 'hono/html';
import { PASSWORD_MIN_LENGTH } from '../../../../src/domain/user';
import { accountTexts } from '../../guard/accounts/texts';
import { RESET_PATH } from '../../guard/mail/mailLinks';
import { PASSWORD_MAX } from '../../guard/passwords/passwordHash';
import type { Api } from '../../guard/writes/api';
import { serverTexts } from '../../texts';
import { basePath, linkPage, notePage, pageHeaders, servePageSave } from './linkPage';
import type { PasswordResets } from './PasswordResets';

/** The parameter that holds the token: its name tells a reset from an invitation, also when the token has ended. */
type LinkKind = 'jeton' | 'invitation';

const ended = (kind: LinkKind): string =>
  kind === 'invitation' ? accountTexts.invitationExpired : serverTexts.newPasswordExpired;

const form = (base: string, kind: LinkKind, token: string, problem?: string) =>
  linkPage(
    serverTexts.newPasswordTitle,
    html`
    ${problem ? html`<p role="alert">${problem}</p>` : ''}
    <form method="post" action="${base}${RESET_PATH}">
      <input type="hidden" name="${kind}" value="${token}">
      <p><label>${serverTexts.newPasswordLabel(PASSWORD_MIN_LENGTH)}
        <input type="password" name="mot_de_passe" autocomplete="new-password" required minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX}">
      </label></p>
      <button>${serverTexts.newPasswordButton}</button>
    </form>`,
  );

/** The page behind the link of the mail. */
export function newPasswordPage(api: Api, resets: PasswordResets, publicUrl: () => string): void {
  const base = () => basePath(publicUrl());
  const note = (text: string) =>
    notePage(base(), serverTexts.newPasswordTitle, text, serverTexts.backToLogin);
  api.app.get(RESET_PATH, async (c) => {
    const kind = c.req.query('invitation') === undefined ? 'jeton' : 'invitation';
    const token = c.req.query(kind) ?? '';
    if (!(await resets.isOpen(token))) return c.html(note(ended(kind)), 410, pageHeaders);
    return c.html(form(base(), kind, token), 200, pageHeaders);
  });
  servePageSave(api, {
    path: RESET_PATH,
    limit: 'mot de passe',
    tooMany: serverTexts.tooManyResets,
    note,
    async save(c, sent, caller) {
      const kind = sent.has('invitation') ? 'invitation' : 'jeton';
      const [token, password] = [sent.get(kind) ?? '', sent.get('mot_de_passe') ?? ''];
      const result = await resets.setPassword(token, password, caller);
      if (result === 'saved') return c.html(note(serverTexts.newPasswordSaved), 200, pageHeaders);
      if (result === 'ended') return c.html(note(ended(kind)), 410, pageHeaders);
      return c.html(form(base(), kind, token, result.problem), 422, pageHeaders);
    },
  });
}
