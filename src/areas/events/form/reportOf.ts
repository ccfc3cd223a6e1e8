import { saveFailureText, whyItFailed, whySaveFailed } from '../../../data/save/saveFailures';
import type { FormFailure } from '../../../ui/form/Form';
import type { FailedOutcome } from '../save/outcome';
import type { EventFormTexts } from './texts.fr';

/** What the user is told of a failed save: in an alert, and in the form once the alert is closed. */
interface Report extends FormFailure {
  alert: string;
  /** The event may have been created: the form shows where to look. */
  isUnsure?: true;
}

export function reportOf(outcome: FailedOutcome, isNew: boolean, texts: EventFormTexts): Report {
  if (outcome.status === 'speakersFailed') {
    const form = texts.speakersFailed(outcome.failures.length);
    return { alert: form, form, canRetry: true };
  }
  const { failure } = outcome;
  if (outcome.status === 'eventGone')
    return { alert: whyItFailed(failure), form: texts.createAnew, canRetry: true };
  if (outcome.status === 'syncFailed') {
    return {
      alert: texts.syncFailed(whyItFailed(failure)),
      form: saveFailureText(failure, texts.speakersKept),
      canRetry: true,
    };
  }
  const reason = whySaveFailed(failure) || (isNew ? texts.createFailed : texts.updateFailed);
  const errors = failure.fields;
  // The refused speakers of a whole event show the reason beside their names.
  if (Object.keys(errors ?? {}).some((name) => name.startsWith('intervenants')))
    return {
      alert: texts.syncFailed(reason),
      form: saveFailureText(failure, texts.notSaved),
      canRetry: true,
    };
  if (errors && Object.keys(errors).length > 0) return { alert: reason, errors };
  if (failure.kind === 'notFound' && !isNew) return { alert: reason, form: texts.gone };
  if (outcome.isUnsure && isNew) return { alert: reason, form: reason, isUnsure: true, canRetry: true };
  const rest = outcome.isUnsure ? texts.maybeUpdated : texts.notSaved;
  return { alert: reason, form: saveFailureText(failure, rest), canRetry: true };
}
