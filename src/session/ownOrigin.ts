/**
 * Whether the page's own origin is a back end, where nobody has named one. Asked before the sign-in form is offered, so
 * that no password goes to a site that never asked for it. The call is one that every back end has, without a token: it
 * refuses with JSON, while a site without this API answers with a page or with 404. No zod: the form waits for this.
 */
import type { Client } from '../api/client';
import { family, get, type Schema } from '../api/endpoint';
import { failureOf, isPage } from '../api/errors';

/** Any answer will do. The client uses no other part of a schema. */
const anything = {
  '~standard': { version: 1, vendor: 'parvis', validate: (value: unknown) => ({ value }) },
} as unknown as Schema<unknown>;

/** Under the id of the session's own check, so that a back end with another path is asked there. */
const probe = family('auth', { verify: get('/api/verify-token', anything, { anonymous: true }) });

const asked = new Map<string, Promise<boolean>>();

/** Resolves to false only where something answered that is no back end; without an answer nothing is known. */
export function isBackEnd(client: Client): Promise<boolean> {
  const known = asked.get(client.id);
  if (known) return known;
  const answer = client.call(probe.verify, {}, { isAhead: true }).then(
    (body) => !isPage(body),
    (error: unknown) => {
      const failure = failureOf(error);
      return !failure.isPage && failure.status !== 404;
    },
  );
  asked.set(client.id, answer);
  return answer;
}

/** The next question is asked again. */
export const forgetBackEnd = ({ id }: Client): void => void asked.delete(id);
