import { failureText } from '../../../texts/failures';
import type { FormFailure } from '../../../ui/form/Form';
import type { EventFormTexts } from '../form/texts';
import type { FailedOutcome } from './outcome';

/** What the user is told of a failed save: in an alert, and in the form once the alert is closed. */
interface Report extends FormFailure {
  alert: string;
}

export function reportOf(outcome: FailedOutcome, isNew: boolean, texts: EventFormTexts): Report {
  if (outcome.status === 'speakersFailed') {
    const form = texts.speakersFailed(outcome.failures.length);
    return { alert: form, form };
  }
  const { failure } = outcome;
  if (outcome.status === 'eventGone') return { alert: failureText(failure), form: texts.createAnew };
  if (outcome.status === 'syncFailed') {
    return { alert: texts.syncFailed(failureText(failure)), form: texts.speakersKept };
  }
  const reason = failureText(failure, isNew ? texts.createFailed : texts.updateFailed);
  const errors = failure.fields;
  if (errors && Object.keys(errors).length > 0) return { alert: reason, errors };
  if (failure.kind === 'notFound' && !isNew) return { alert: reason, form: texts.gone };
  const unsure = isNew ? texts.maybeCreated : texts.maybeUpdated;
  return { alert: reason, form: outcome.isUnsure ? unsure : texts.notSaved, canRetry: true };
}
