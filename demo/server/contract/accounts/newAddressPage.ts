import { html } from 'hono/html';
import { profileCalls } from '../../../../src/api/endpoints/profile';
import type { Api } from '../../guard/api';
import { lockExclusive } from '../../guard/auth/accountLocks';
import { operationOf } from '../../guard/writes/journal';
import { runWrite } from '../../guard/writes/runWrite';
import { nextVersion } from '../../guard/writes/version';
import { HttpError } from '../../http/httpError';
import { actButton, contactLine, linkPage, notePage, pageHeaders } from '../../http/page';
import type { PageNotice } from '../../http/pageParts';
import { pageFrame, type Sender } from '../../letters/events/Sender';
import { noticeTexts } from '../../letters/texts';
import { endLinks, type FoundLink, spendLinks } from '../../links/Links';
import { unlessTaken } from '../../store/database/duplicate';
import type { Work } from '../../store/database/writeQueue';
import { servePageSave } from '../pages/servePageSave';
import { ADDRESS_PATH } from './addressRoutes';
import { addressTexts } from './addressTexts';

/** The account and the address that a valid link is for. */
async function askedBy({ tokens }: Api, token: string) {
  const owner = await tokens.linkOwner(token, ['adresse']);
  return owner?.link.email ? { ...owner, email: owner.link.email } : undefined;
}

/**
 * Uses up the link and changes the address. Links that choose a password were mailed to the old address, so they end.
 * @throws HttpError 409 when another account has the address now, 410 when the link was used meanwhile
 */
const changing =
  (link: FoundLink, email: string, now: number): Work<void> =>
  async (trx) => {
    const id = link.subject;
    await lockExclusive(trx, id);
    if (!(await spendLinks(trx, link, now))) throw new HttpError(410, addressTexts.ended);
    const owner = await trx
      .selectFrom('utilisateurs')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    const taken = () => new HttpError(409, addressTexts.takenMeanwhile);
    if (owner) throw taken();
    await endLinks(trx, ['reinitialisation'], [id]);
    const change = trx
      .updateTable('utilisateurs')
      .set({ email, updated_at: nextVersion })
      .where('id', '=', id)
      .execute();
    await unlessTaken(change, taken);
  };

/** The page behind the link to a new address. */
export function newAddressPage(api: Api, sender: Sender): void {
  const note = (text: string, kind: PageNotice['kind'] = 'bad') =>
    notePage(pageFrame(sender), { title: addressTexts.title, notices: [{ kind, text }] }, addressTexts.back);
  api.app.get(ADDRESS_PATH, async (c) => {
    const token = c.req.query('jeton') ?? '';
    const asked = await askedBy(api, token);
    if (!asked) return c.html(note(addressTexts.ended, 'wait'), 410, pageHeaders);
    const frame = pageFrame(sender);
    const form = html`
    <p>${addressTexts.question(asked.email)}</p>
    <form method="post" action="${frame.base}${ADDRESS_PATH}">
      <input type="hidden" name="jeton" value="${token}">
      ${actButton('main', html``, addressTexts.confirm)}
    </form>
    ${contactLine(frame)}`;
    return c.html(linkPage(frame, { title: addressTexts.title }, form), 200, pageHeaders);
  });
  servePageSave(api, {
    path: ADDRESS_PATH,
    limit: 'nouvelle adresse',
    tooMany: addressTexts.tooMany,
    note,
    async save(c, sent) {
      const token = sent.get('jeton') ?? '';
      const asked = await askedBy(api, token);
      if (!asked) throw new HttpError(410, addressTexts.ended);
      const { link, user, email } = asked;
      const operation = operationOf(api, profileCalls.changeAddress, user);
      await runWrite(api.db, { queue: 'unqueued', operation }, changing(link, email, api.now()));
      api.notices.tell(user, (name) => noticeTexts.addressChanged(name, email));
      return c.html(note(addressTexts.saved(email), 'good'), 200, pageHeaders);
    },
  });
}
