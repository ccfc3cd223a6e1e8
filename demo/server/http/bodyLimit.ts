import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { serverTexts } from '../texts';
import { HttpError } from './httpError';

export interface BodyLimit {
  /** Bytes. */
  max: number;
  refusal(): HttpError;
}

export const USUAL_LIMIT: BodyLimit = {
  max: 2 ** 20,
  refusal: () => new HttpError(413, serverTexts.tooLarge),
};

/**
 * Refuses a body that is too large. One that doesn't tell its length is read up to the limit here: call it once it is
 * known who sends it.
 * @throws HttpError 413
 */
export async function limitBody(c: Context, { max, refusal }: BodyLimit = USUAL_LIMIT): Promise<void> {
  const onError = () => {
    throw refusal();
  };
  await bodyLimit({ maxSize: max, onError })(c, async () => {});
}
