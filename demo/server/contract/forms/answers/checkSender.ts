/** Keeps programs, or a single visitor, from using up a form that is meant for everyone. */
import type { Api } from '../../../guard/api';
import { ANSWER_KILOBYTES, SHARE_MEGABYTES } from '../../../guard/doors/limits';
import type { TimestampProblem } from '../../../guard/doors/SignedTimestamps';
import { HttpError } from '../../../http/httpError';
import { formTexts } from '../texts';

const KILOBYTE = 2 ** 10;

const sentences: Record<TimestampProblem, string> = {
  none: formTexts.noStamp,
  early: formTexts.early,
  late: formTexts.late,
};

const refusal = (key: string, sentence: string) =>
  new HttpError(422, sentence, { errors: { [key]: sentence } });

interface Marks {
  tampon: string | undefined;
  site_web: string | undefined;
}

/** @throws HttpError 422 under `site_web` or `tampon` for answers that no person would send */
export async function checkSender(
  { timestamps }: Api,
  form: { id: number; protection: boolean },
  { tampon, site_web }: Marks,
): Promise<void> {
  if (site_web) throw refusal('site_web', formTexts.trapped);
  const problem = form.protection ? await timestamps.problemOf(form.id, tampon) : undefined;
  if (problem) throw refusal('tampon', sentences[problem]);
}

/**
 * Stores what an address sends while it stays within its share of the form; only stored bytes count.
 * @throws HttpError 429
 */
export async function withinShare<T>(
  { attempts }: Api,
  caller: string,
  formId: number,
  bytes: number,
  store: () => Promise<T>,
): Promise<T> {
  const key = ['octets', caller, String(formId)];
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  const wait = await attempts.countWeight(ANSWER_KILOBYTES, kilobytes, ...key);
  if (wait) {
    const sentence = formTexts.tooMuch(SHARE_MEGABYTES, Math.ceil(wait / 60));
    throw new HttpError(429, sentence, { retryAfter: wait });
  }
  try {
    return await store();
  } catch (error) {
    await attempts.uncountWeight(kilobytes, ...key);
    throw error;
  }
}
