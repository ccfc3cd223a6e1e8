import type { Failure } from '../../api/errors';
import { isUnclear, joinLines, whyItFailed } from '../../data/save/saveFailures';
import { pageTexts } from '../../texts/texts';
import type { FormFailure } from '../../ui/form/Form';
import { eventFormFailureTexts } from './texts.fr';

/**
 * What the form of a dialog shows after a failed save: the reasons under their fields, or why it failed and, without a clear answer,
 * that it may be saved.
 * @param errors the reasons by the names of the controls, where the back end's names differ
 */
export function failedForm(failure: Failure, errors = failure.fields ?? {}): FormFailure {
  const texts = pageTexts(eventFormFailureTexts);
  if (failure.kind === 'unauthenticated') return { form: texts.signedInAgain, canRetry: true };
  if (Object.keys(errors).length > 0) return { errors };
  return { form: joinLines(whyItFailed(failure), isUnclear(failure) && texts.mayBeSaved), canRetry: true };
}
