import { family, get, type Schema } from '../api/endpoint';
import { ApiError, type Failure, failureOf } from '../api/errors';

/** Signing in, and the calls of the session with their schemas: the sign-in form fetches them too, and is there before them. */
export const loadSignIn = () =>
  import('./signIn').then(
    ({ calls, signIn, signedInBy }) => ({ calls, signIn, signedInBy }),
    (error: unknown) => {
      console.error('Parvis: a part of its code could not be loaded', error);
      throw new ApiError({ kind: 'code', status: 0, message: String(error) });
    },
  );

/** The failure of a call whose code did not load; undefined for any other. */
export const codeFailureOf = (error: unknown): ApiError | undefined =>
  error instanceof ApiError && error.failure.kind === 'code' ? error : undefined;

/** Whether a failed check of the token leaves open what the token is worth: no answer, a broken server, or a page. */
export const isUnknown = ({ kind, status, isPage }: Failure): boolean =>
  status === 0 || status >= 500 || kind === 'contract' || isPage === true;

/** Any answer will do. The client uses no other part of a schema. */
const anything = {
  '~standard': { version: 1, vendor: 'parvis', validate: (value: unknown) => ({ value }) },
} as unknown as Schema<never>;

const { verify } = family('auth', { verify: get('/api/verify-token', anything, { anonymous: true }) });

/** Asks whether this origin is a back end: any answer that is JSON will do. */
export const probe = verify;

/** The check of a token. It leaves at once: the schema of its answer loads while the call is under way. */
export const verifyToken = {
  ...verify,
  loadAnswer: async () => (await loadSignIn()).calls.verify.answer,
} as Awaited<ReturnType<typeof loadSignIn>>['calls']['verify'];

/** Writes a failed call into the developer's console, without what was sent. */
export const report = (what: string, error: unknown): void => {
  const { kind, status } = failureOf(error);
  console.error(`Parvis: ${what} failed (${kind}, ${status})`);
};
