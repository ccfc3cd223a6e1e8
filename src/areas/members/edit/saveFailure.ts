import { type Failure, mayHaveWritten } from '../../../api/errors';
import { saveFailureText, whySaveFailed } from '../../../texts/saveFailures';
import type { FormFailure } from '../../../ui/form/Form';
import type { FormTexts } from './texts';

/** What a form shows after a failed save: reasons under their fields, else the server's sentence and what to do. */
export function saveFailure(failure: Failure, texts: FormTexts, unsure: string): FormFailure {
  if (failure.kind === 'unauthenticated') return { form: texts.signedInAgain, canRetry: true };
  const { fields } = failure;
  if (fields && Object.keys(fields).length > 0) return { errors: fields };
  const rest = mayHaveWritten(failure) ? unsure : texts.notSaved;
  return { form: saveFailureText(failure, rest), canRetry: true };
}

/** What the alert says: which save failed, and why where no field says it. */
export function alertText(sentence: string, failure: Failure): string {
  const reason = failure.fields && Object.keys(failure.fields).length > 0 ? '' : whySaveFailed(failure);
  return [sentence, reason].filter(Boolean).join('\n');
}
