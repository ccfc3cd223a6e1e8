import type { Failure } from '../api/errors';
import { failureText } from './failures';
import { defineTexts, pageTexts } from './texts';

const saveFailureTexts = defineTexts('saveFailures', {
  offline: 'Vérifiez la connexion de cet appareil.',
  timeout: 'Le serveur n’a pas répondu à temps.',
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

/** What a form shows after a failed save: why it failed, then what was saved and what is kept. */
export const saveFailureText = (failure: Failure, rest: string): string =>
  [whySaveFailed(failure), rest].filter(Boolean).join('\n');
