/** A new e-mail address for one's own account. It holds once the link that is mailed to it was opened. */
import { profileCalls } from '../../../../src/api/endpoints/profile';
import { isMailbox } from '../../../../src/domain/members/email';
import type { Api } from '../../guard/api';
import { confirmPassword } from '../../guard/passwords/confirmPassword';
import { batchRoute, writeRoute } from '../../guard/writes/writeRoute';
import { HttpError, invalid } from '../../http/httpError';
import { Reply } from '../../http/route';
import { httpTexts } from '../../http/texts';
import { userIdOf } from '../../http/user';
import { MailNotSent } from '../../letters/MailQueue';
import { LINK_PLACE } from '../../letters/mailLinks';
import { linkLetters, noticeTexts } from '../../letters/texts';
import { endLinks } from '../../links/Links';
import { ADDRESS_SECONDS } from '../../links/linkSeconds';
import type { Limit } from '../../store/database/limit';

import { accountAddress } from './accountNames';
import { addressTexts } from './addressTexts';
import type { Mailing } from './invitationRoutes';
import { profileOf } from './profileRow';

/** Mails per account, and mails to one address, so that a mailbox can't be filled with them. */
const MAIL_LIMIT: Limit = { attempts: 3, seconds: 3600 };

export const ADDRESS_PATH = '/nouvelle-adresse';

async function countMail({ attempts }: Api, kind: 'adresse' | 'mail', of: string): Promise<void> {
  const wait = await attempts.count(MAIL_LIMIT, kind, of);
  if (wait) throw new HttpError(429, addressTexts.tooManyMails(Math.ceil(wait / 60)), { retryAfter: wait });
}

export function addressRoutes(api: Api, { publicUrl }: Mailing): void {
  const { tokens, db, now, mails } = api;
  batchRoute(
    api,
    profileCalls.changeAddress,
    'unqueued',
    async ({ body }, { user, caller, runBatch }) => {
      if (!mails.canSend) throw new HttpError(409, addressTexts.noMail);
      const id = userIdOf(user);
      const email = accountAddress(body.email);
      if (!isMailbox(email)) throw invalid({ email: httpTexts.badEmail });
      await confirmPassword(api, id, body.mot_de_passe, caller);
      if (email === user?.email) throw invalid({ email: addressTexts.sameAddress });
      // Before the account says whether an address has one.
      await countMail(api, 'adresse', String(id));
      const owner = await db
        .selectFrom('utilisateurs')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      if (owner) throw invalid({ email: addressTexts.taken });
      await countMail(api, 'mail', email);
      const token = await runBatch((trx) => tokens.confirmAddress(trx, id, email));
      const link = `${publicUrl()}${ADDRESS_PATH}?jeton=${token}`;
      try {
        const letter = linkLetters.confirmAddress(LINK_PLACE, ADDRESS_SECONDS / 3600);
        await mails.sendNow({ to: email, kind: 'adresse', ...letter }, link);
      } catch (error) {
        if (!(error instanceof MailNotSent)) console.error(error instanceof Error ? error.message : error);
        await runBatch((trx) => endLinks(trx, ['adresse'], [id]));
        throw new HttpError(503, addressTexts.notSent);
      }
      if (user) api.notices.tell(user, (name) => noticeTexts.addressAsked(name, email));
      return new Reply(await profileOf(db, id, now()), addressTexts.sent(email));
    },
    { hasSecret: true },
  );
  writeRoute(api, profileCalls.cancelAddress, 'unqueued', (_args, { user }) => async (trx) => {
    const id = userIdOf(user);
    await endLinks(trx, ['adresse'], [id]);
    return profileOf(trx, id, now());
  });
}
