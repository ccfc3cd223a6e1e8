/** The trial mail: it goes to the account that asks, at once, and the answer says what became of it. Nothing of it is stored. */
import { serverCalls } from '../../../../src/api/endpoints/administration/server';
import type { Api } from '../../guard/api';
import { batchRoute } from '../../guard/writes/writeRoute';
import { HttpError } from '../../http/httpError';
import { userIdOf } from '../../http/user';
import { failureReason } from '../../letters/sendFailures';
import { trialTexts } from '../../letters/texts';
import type { Limit } from '../../store/database/limit';

/** Per account. */
const TRIALS: Limit = { attempts: 1, seconds: 10 };

/** Clients give an answer up after ten seconds. */
const ANSWER_MS = 8000;

/** Sends it. @returns why it was not sent, as a sentence; undefined when the mail server took it */
async function notSent({ mails }: Api, to: string, name: string): Promise<string | undefined> {
  const limit = AbortSignal.timeout(ANSWER_MS);
  // A mailer that can't be ended is not waited for either.
  const ended = new Promise<never>((_done, fail) => {
    limit.addEventListener('abort', () => fail(limit.reason), { once: true });
  });
  try {
    await Promise.race([mails.tryOut({ to, ...trialTexts.letter(name) }, limit), ended]);
    return undefined;
  } catch (error) {
    if (limit.aborted) return trialTexts.tooLong(ANSWER_MS / 1000);
    return mails.folder === undefined ? failureReason(error) : trialTexts.notWritten;
  }
}

/** Serves the trial mail, which stands at the list of mails. */
export function trialRoutes(api: Api): void {
  const { attempts, mails } = api;
  batchRoute(api, serverCalls.essayerCourriel, 'unqueued', async (_args, { user }) => {
    const wait = await attempts.count(TRIALS, 'essai', String(userIdOf(user)));
    if (wait) throw new HttpError(429, trialTexts.tooSoon(wait), { retryAfter: wait });
    const { email = '', prenom = '' } = user ?? {};
    if (!mails.canSend) return { envoye: false, phrase: trialTexts.noServer };
    const phrase = await notSent(api, email, prenom);
    if (phrase !== undefined) return { envoye: false, phrase };
    if (mails.folder !== undefined) return { envoye: false, phrase: trialTexts.written(email, mails.folder) };
    return { envoye: true, phrase: trialTexts.sent(email) };
  });
}
