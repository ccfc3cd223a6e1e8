/* What a failed save means, and its sentences. Only the client and this file ask whether a failed write may be done. */
import { type Failure, isOutdated, mayHaveWritten } from '../../api/errors';
import { failureText } from '../../texts/failures';
import { pageTexts } from '../../texts/texts';
import type { FormFailure } from '../../ui/form/Form';
import { saveFailureTexts } from '../texts.fr';

/**
 * `signedOut`: nothing was saved, and the frame asks the user to sign in again. `unclear`: it may have been saved.
 * `outdated`: another user deleted or changed the entry first. `refused`: nothing was saved, for another reason.
 */
export function verdictOf(failure: Failure) {
  if (failure.kind === 'unauthenticated') return 'signedOut';
  // Where code is missing, nothing was sent.
  if (failure.kind !== 'code' && mayHaveWritten(failure)) return 'unclear';
  return isOutdated(failure) ? 'outdated' : 'refused';
}

export const isUnclear = (failure: Failure): boolean => verdictOf(failure) === 'unclear';

/** Why a save failed: the sentence of the failure, and where no answer came, what the reason is. Empty when unknown. */
export function whySaveFailed(failure: Failure): string {
  const texts = pageTexts(saveFailureTexts);
  const { kind } = failure;
  return joinLines(failureText(failure, ''), (kind === 'offline' || kind === 'timeout') && texts[kind]);
}

/** Why a save failed, for an alert that says nothing else. Never empty. */
export const whyItFailed = (failure: Failure): string => whySaveFailed(failure) || failureText(failure);

/**
 * The alert about a failed write.
 * @param refused its title where nothing was written; another one says that it may have been
 */
export function failedWrite(failure: Failure, refused: string) {
  const texts = pageTexts(saveFailureTexts);
  const isUnsure = isUnclear(failure);
  const text = joinLines(whyItFailed(failure), isUnsure && texts.check);
  return { title: isUnsure ? texts.unsure : refused, text, tone: 'error' as const };
}

/** Leaves empty lines out. */
export const joinLines = (...lines: readonly (string | false)[]): string => lines.filter(Boolean).join('\n');

/** What a form shows after a failed save: why it failed, then what was saved and what is kept. */
export const saveFailureText = (failure: Failure, rest: string): string =>
  joinLines(whySaveFailed(failure), rest);

/** What a failed save is told from: why, as `whySaveFailed` says it, and the reasons by field, where there are any. */
export interface Told {
  isUnclear: boolean;
  why: string;
  reasons: Readonly<Record<string, string>> | undefined;
}

/** What is said of a failed save: in an alert, if it has one, then in the form. */
export interface FailureReport {
  alert?: string;
  form: FormFailure;
}

/** @param signedInAgain shown once the user has signed in again; no alert precedes it */
export function failureReport(
  failure: Failure,
  signedInAgain: string,
  tell: (told: Told) => FailureReport,
): FailureReport {
  const verdict = verdictOf(failure);
  if (verdict === 'signedOut') return { form: { form: signedInAgain, canRetry: true } };
  const { fields = {} } = failure;
  const reasons = Object.keys(fields).length > 0 ? fields : undefined;
  return tell({ isUnclear: verdict === 'unclear', why: whySaveFailed(failure), reasons });
}
