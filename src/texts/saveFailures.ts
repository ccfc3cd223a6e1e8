import { type Failure, mayHaveWritten } from '../api/errors';
import { failureText } from './failures';
import { defineTexts, pageTexts } from './texts';

const saveFailureTexts = defineTexts('saveFailures', {
  offline: 'Vérifiez la connexion de cet appareil.',
  timeout: 'Le serveur n’a pas répondu à temps.',
  unsure: 'Le serveur n’a pas confirmé',
  check: 'Vérifiez avant de réessayer.',
});

/** Why a save failed: the sentence of the failure, and where no answer came, what the reason is. Empty when unknown. */
export function whySaveFailed(failure: Failure): string {
  const texts = pageTexts(saveFailureTexts);
  const sentence = failureText(failure, '');
  const { kind } = failure;
  return kind === 'offline' || kind === 'timeout' ? `${sentence}\n${texts[kind]}` : sentence;
}

/** Why a save failed, for an alert that says nothing else. Never empty. */
export const whyItFailed = (failure: Failure): string => whySaveFailed(failure) || failureText(failure);

/**
 * The alert about a failed write.
 * @param refused its title where nothing was written; another one says that it may have been
 */
export function failedWrite(failure: Failure, refused: string) {
  const texts = pageTexts(saveFailureTexts);
  const why = whyItFailed(failure);
  const isUnsure = failure.kind !== 'code' && mayHaveWritten(failure);
  return {
    title: isUnsure ? texts.unsure : refused,
    text: isUnsure ? `${why}\n${texts.check}` : why,
    tone: 'error' as const,
  };
}

/** What a form shows after a failed save: why it failed, then what was saved and what is kept. */
export const saveFailureText = (failure: Failure, rest: string): string =>
  [whySaveFailed(failure), rest].filter(Boolean).join('\n');
