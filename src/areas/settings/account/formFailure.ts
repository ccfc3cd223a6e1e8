import { failureOf, mayHaveWritten } from '../../../api/errors';
import { failureText } from '../../../texts/failures';
import { whySaveFailed } from '../../../texts/saveFailures';
import type { FormFailure } from '../../../ui/form/Form';
import type { OwnAccountTexts } from './texts';

/** Runs the save of a form. A refusal names the fields, or says why in one sentence. */
export async function formFailure(
  work: () => Promise<void>,
  texts: OwnAccountTexts,
): Promise<FormFailure | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    // Shown once the user has signed in again: the server's own sentence is about the session, which is a new one.
    if (failure.kind === 'unauthenticated') return { form: texts.signedInAgain, canRetry: true };
    const errors = failure.fields ?? {};
    if (Object.keys(errors).length > 0) return { errors };
    if (mayHaveWritten(failure)) {
      const why = whySaveFailed(failure) || texts.saveFailed;
      return { form: `${why}\n${texts.unsure}`, canRetry: true };
    }
    return { form: failureText(failure, texts.saveFailed) };
  }
}
