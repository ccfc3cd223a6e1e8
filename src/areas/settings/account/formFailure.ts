import { failureOf } from '../../../api/errors';
import { type FailureReport, failureReport, joinLines, type Told } from '../../../data/save/saveFailures';
import type { FormFailure } from '../../../ui/form/Form';
import type { OwnAccountTexts } from './texts.fr';

/** A refusal names the fields, or says why in one sentence. */
export const tellFailure =
  (texts: OwnAccountTexts) =>
  ({ why, reasons, isUnclear }: Told): FailureReport => {
    if (reasons) return { form: { errors: reasons } };
    const form = joinLines(why || texts.saveFailed, isUnclear && texts.unsure);
    return { form: { form, canRetry: isUnclear } };
  };

/** Runs the save of a form that only one person edits. */
export async function formFailure(
  work: () => Promise<void>,
  texts: OwnAccountTexts,
): Promise<FormFailure | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return failureReport(failureOf(error), texts.signedInAgain, tellFailure(texts)).form;
  }
}
