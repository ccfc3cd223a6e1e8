/**
 * Whether the page's own origin is a back end, where nobody has named one. Asked before the sign-in form is offered, so
 * that no password goes to a site that never asked for it. The call is one that every back end has, without a token: it
 * refuses with JSON, while a site without this API answers with a page or with 404. No zod: the form waits for this.
 */
import type { Client } from '../api/client';
import { failureOf, isPage } from '../api/errors';
import { probe } from './sessionCalls';

const checks = new Map<string, Promise<boolean>>();

/** Resolves to false only where something answered that is no back end; without an answer nothing is known. */
export function isBackEnd(client: Client): Promise<boolean> {
  const known = checks.get(client.id);
  if (known) return known;
  const answer = client.call(probe, {}, { isAhead: true }).then(
    (body) => !isPage(body),
    (error: unknown) => {
      const failure = failureOf(error);
      return !failure.isPage && failure.status !== 404;
    },
  );
  checks.set(client.id, answer);
  return answer;
}

/** The next question is asked again. */
export const forgetBackEnd = ({ id }: Client): void => void checks.delete(id);
