import type { Failure } from '../api/errors';
import { pageTexts } from './texts';
import { failureTexts } from './texts.fr';

/**
 * The sentence for a failure: the server's own words first, then `fallback`, the sentence of what was tried.
 * Without an answer there is nothing to quote, and no fallback explains it better.
 */
export function failureText(failure: Failure, fallback?: string): string {
  const texts = pageTexts(failureTexts);
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
      return texts.noAnswer;
    case 'code':
      return texts.code;
    case 'contract':
      return failure.message ?? fallback ?? texts.unknown;
    case 'unauthenticated':
    case 'forbidden':
    case 'notFound':
    case 'invalid':
    case 'server':
      return failure.message ?? fallback ?? texts.noMessage;
  }
}

/**
 * The sentence for a failed read. Where the server refused what was asked, its reasons stand for its message, which most
 * back ends give to every refusal.
 */
export function readFailureText(failure: Failure, fallback?: string): string {
  const reasons = [...new Set(Object.values(failure.fields ?? {}))];
  return reasons.join('\n') || failureText(failure, fallback);
}
