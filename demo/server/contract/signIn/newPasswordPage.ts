import { html } from 'hono/html';
import { PASSWORD_MIN_LENGTH } from '../../../../src/domain/user';
import type { Api } from '../../guard/api';
import { PASSWORD_MAX } from '../../guard/passwords/passwordHash';
import { actButton, contactLine, linkPage, notePage, type PageFrame, pageHeaders } from '../../http/page';
import type { PageNotice } from '../../http/pageParts';
import { pageFrame, type Sender } from '../../letters/events/Sender';
import { RESET_PATH } from '../../letters/mailLinks';
import { mailName } from '../../letters/mailName';
import { accountTexts } from '../accounts/texts';
import { servePageSave } from '../pages/servePageSave';
import type { PasswordResets } from './PasswordResets';
import { signInTexts, newPasswordTexts as texts } from './texts';

/** The parameter that holds the token: its name tells a reset from an invitation, also when the token has ended. */
type LinkKind = 'jeton' | 'invitation';

const ended = (kind: LinkKind): string =>
  kind === 'invitation' ? accountTexts.invitationExpired : texts.expired;

/** Whose password is chosen. */
type Owner = NonNullable<Awaited<ReturnType<PasswordResets['ownerOf']>>>;

/** What a page for an invitation says first: to whom it is, and with which address they will sign in. */
const welcome = ({ owner }: PageFrame, { email }: Owner) => html`
    <p>${texts.invited(owner)}</p>
    <p class="field"><label for="adresse">${texts.address}</label>
      <input id="adresse" type="email" autocomplete="username" readonly value="${email}"></p>`;

const titleOf = (kind: LinkKind, owner?: Owner): string =>
  kind === 'invitation' ? texts.welcome(mailName(owner?.prenom ?? '')) : texts.title;

function form(frame: PageFrame, kind: LinkKind, token: string, owner: Owner, problem?: string) {
  const isInvitation = kind === 'invitation';
  const rules = html`required minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX}" aria-describedby="aide${
    problem ? ' erreur' : ''
  }"${problem ? html` aria-invalid="true" autofocus` : ''}`;
  return linkPage(
    frame,
    { title: titleOf(kind, owner), ...(problem && { notices: [{ kind: 'bad', text: texts.notSaved }] }) },
    html`
    <form method="post" action="${frame.base}${RESET_PATH}">
      <input type="hidden" name="${kind}" value="${token}">
      ${isInvitation ? welcome(frame, owner) : ''}
      <p class="field"><label for="mot-de-passe">${texts.label}</label>
        <input id="mot-de-passe" type="password" name="mot_de_passe" autocomplete="new-password" ${rules}>
        <small id="aide">${texts.hint(PASSWORD_MIN_LENGTH)}</small>
        ${problem ? html`<strong class="error" id="erreur">${problem}</strong>` : ''}</p>
      ${actButton('main', html``, isInvitation ? texts.open : texts.save)}
    </form>
    ${contactLine(frame)}`,
  );
}

/** The page behind the link of the mail. */
export function newPasswordPage(api: Api, resets: PasswordResets, sender: Sender): void {
  const note = (text: string, kind: PageNotice['kind'] = 'bad', back: string = signInTexts.backToLogin) =>
    notePage(pageFrame(sender), { title: texts.title, notices: [{ kind, text }] }, back);
  api.app.get(RESET_PATH, async (c) => {
    const kind = c.req.query('invitation') === undefined ? 'jeton' : 'invitation';
    const token = c.req.query(kind) ?? '';
    const owner = await resets.ownerOf(token);
    if (!owner) return c.html(note(ended(kind), 'wait'), 410, pageHeaders);
    return c.html(form(pageFrame(sender), kind, token, owner), 200, pageHeaders);
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
      if (result === 'saved') return c.html(note(texts.saved, 'good', texts.open), 200, pageHeaders);
      const owner = result === 'ended' ? undefined : await resets.ownerOf(token);
      if (result === 'ended' || !owner) return c.html(note(ended(kind), 'wait'), 410, pageHeaders);
      return c.html(form(pageFrame(sender), kind, token, owner, result.problem), 422, pageHeaders);
    },
  });
}
