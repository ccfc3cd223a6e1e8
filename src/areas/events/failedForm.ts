/* What the form of a dialog about an event says after a failed save. */
import type { Failure } from '../../api/errors';
import { type FailureReport, failureReport, joinLines, type Told } from '../../data/save/saveFailures';
import { failureText } from '../../texts/failures';
import { pageTexts } from '../../texts/texts';
import type { FormFailure } from '../../ui/form/Form';
import { eventFormFailureTexts } from './texts.fr';

/** Puts the reasons of a refusal under their fields. Otherwise says why nothing was saved, or that it may be saved. */
export function tellForm({ why, reasons, isUnclear }: Told, notSaved = ''): FailureReport {
  if (reasons) return { form: { errors: reasons } };
  const { mayBeSaved } = pageTexts(eventFormFailureTexts);
  const form = isUnclear ? joinLines(why, mayBeSaved) : joinLines(notSaved, why);
  return { form: { form, canRetry: true } };
}

/** @param fields the reasons by the names of the controls, where the back end's names differ */
export function failedForm(failure: Failure, fields = failure.fields): FormFailure {
  const reasons = Object.keys(fields ?? {}).length > 0 ? fields : undefined;
  return failureReport(failure, pageTexts(eventFormFailureTexts).signedInAgain, (told) =>
    tellForm({ ...told, reasons, why: told.why || failureText(failure) }),
  ).form;
}
