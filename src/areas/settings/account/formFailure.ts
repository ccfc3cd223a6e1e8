import { failureOf } from '../../../api/errors';
import { failureText } from '../../../texts/failures';
import type { FormFailure } from '../../../ui/form/Form';

/** Runs the save of a form. A refusal names the fields, or says why in one sentence. */
export async function formFailure(
  work: () => Promise<void>,
  fallback: string,
): Promise<FormFailure | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    const errors = failure.fields ?? {};
    return Object.keys(errors).length > 0 ? { errors } : { form: failureText(failure, fallback) };
  }
}
