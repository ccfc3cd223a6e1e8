import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { accountCalls } from '../../../../src/api/endpoints/administration/accounts';
import type { invitationSchema } from '../../../../src/domain/accounts/account';
import { isMailbox } from '../../../../src/domain/members/email';
import type { Api } from '../../guard/api';
import { hashPassword } from '../../guard/passwords/passwordHash';
import { batchRoute } from '../../guard/writes/writeRoute';
import { HttpError, invalid, notFound } from '../../http/httpError';
import { type CallContext, Reply } from '../../http/route';
import { httpTexts } from '../../http/texts';
import { MailNotSent } from '../../letters/MailQueue';
import { LINK_PLACE, RESET_PATH } from '../../letters/mailLinks';
import { mailFullName } from '../../letters/mailName';
import { linkLetters, noticeTexts } from '../../letters/texts';
import { INVITATION_SECONDS } from '../../links/linkSeconds';
import type { Work } from '../../store/database/writeQueue';
import { accountAddress, checkNames } from './accountNames';
import { userAccountOf } from './accountRows';
import { accountTexts } from './texts';
import { requireConfirmation } from './weakening';

export interface Mailing {
  /** Address under which users reach the server. */
  publicUrl(): string;
  passwordCost: number | undefined;
}

/** Mails the link. The account exists then, so a mail that fails is reported instead of taking the account back. */
async function mailed(
  { mails }: Api,
  { email, prenom }: { email: string; prenom: string },
  link: string,
  { user }: CallContext,
): Promise<boolean> {
  if (!mails.canSend) return false;
  const days = INVITATION_SECONDS / (24 * 3600);
  const letter = linkLetters.invitation(prenom, mailFullName(user ?? {}), LINK_PLACE, days);
  try {
    await mails.sendNow({ to: email, kind: 'invitation', ...letter }, link);
    return true;
  } catch (error) {
    if (!(error instanceof MailNotSent)) console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** A batch answers the token of the link. */
const SECRET = { hasSecret: true } as const;

type Invited = z.infer<typeof invitationSchema> & { mot_de_passe: string; invite_le: string };

/** Creates the account with a link; undefined when the address is taken. */
const created =
  ({ tokens }: Api, account: Invited): Work<{ id: number; token: string } | undefined> =>
  async (trx) => {
    const row = await trx
      .insertInto('utilisateurs')
      .values({ ...account, nom_utilisateur: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row && { id: row.id, token: await tokens.invite(trx, row.id) };
  };

/** A new link for an account whose first one was not used. @throws HttpError 404, 409 */
const renewed =
  ({ tokens }: Api, id: number): Work<string> =>
  async (trx) => {
    const row = await trx
      .selectFrom('utilisateurs')
      .select(['invite_le', 'desactive_le'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) throw notFound(accountTexts.noAccount);
    if (row.desactive_le) throw new HttpError(409, accountTexts.isDisabled);
    if (!row.invite_le) throw new HttpError(409, accountTexts.notInvited);
    return tokens.invite(trx, id);
  };

/** Remembers whether the mail was sent, unless the invitation was used meanwhile. */
const markSent = ({ db }: Api, id: number, isSent: boolean) =>
  db
    .updateTable('utilisateurs')
    .set({ invitation_envoyee: isSent })
    .where('id', '=', id)
    .where('invite_le', 'is not', null)
    .execute();

export function invitationRoutes(api: Api, mailing: Mailing): void {
  const reply = async (id: number, token: string, call: CallContext) => {
    const account = await userAccountOf(api.db, id, api.now());
    const link = `${mailing.publicUrl()}${RESET_PATH}?invitation=${token}`;
    const envoye = await mailed(api, account, link, call);
    await markSent(api, id, envoye);
    const invited = { ...account, invitation_envoyee: envoye, envoye };
    if (envoye) return new Reply(invited, accountTexts.invited);
    // This answer alone has the link, for the administrator who asked for it.
    const sentence = api.mails.canSend ? accountTexts.notSent : accountTexts.noMail;
    return new Reply({ ...invited, lien: link }, sentence);
  };
  batchRoute(
    api,
    accountCalls.invite,
    'unqueued',
    async ({ body }, call) => {
      const email = accountAddress(body.email);
      checkNames(body);
      if (body.role === 'administrateur') await requireConfirmation(api, call, accountCalls.invite);
      if (!isMailbox(email)) throw invalid({ email: httpTexts.badEmail });
      // Until the link is used, the account has a password that matches nothing.
      const nothing = randomBytes(32).toString('base64url');
      const mot_de_passe = await hashPassword(nothing, mailing.passwordCost, call.caller);
      const invite_le = new Date(api.now()).toISOString();
      const made = await call.runBatch(created(api, { ...body, email, mot_de_passe, invite_le }));
      if (!made) throw invalid({ email: accountTexts.taken });
      api.notices.invited({ ...body, email }, call.user);
      if (body.role === 'administrateur' && call.user)
        api.notices.tell(call.user, (name) => noticeTexts.administratorInvited(name, email));
      return reply(made.id, made.token, call);
    },
    SECRET,
  );
  batchRoute(
    api,
    accountCalls.inviteAgain,
    'unqueued',
    async ({ id }, call) => {
      if ((await userAccountOf(api.db, Number(id), api.now())).role === 'administrateur')
        await requireConfirmation(api, call, accountCalls.inviteAgain, Number(id));
      return reply(Number(id), await call.runBatch(renewed(api, Number(id))), call);
    },
    SECRET,
  );
}
