import { type Failure, mayHaveWritten } from '../../../api/errors';
import { failureText } from '../../../texts/failures';
import type { FormFailure } from '../../../ui/form/Form';
import type { FormTexts } from './texts';

/** What a form shows after a failed save: reasons under their fields, else the server's sentence and what to do. */
export function saveFailure(failure: Failure, texts: FormTexts, unsure: string): FormFailure {
  if (failure.kind === 'unauthenticated') return { form: texts.signedInAgain };
  const { fields } = failure;
  if (fields && Object.keys(fields).length > 0) return { errors: fields };
  const reason = failureText(failure, '');
  return { form: [reason, mayHaveWritten(failure) ? unsure : texts.notSaved].filter(Boolean).join('\n') };
}
