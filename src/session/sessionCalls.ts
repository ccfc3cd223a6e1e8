import { ApiError, failureOf } from '../api/errors';

/** The calls of the session with their schemas: the sign-in form fetches them too, and is there before them. */
export const loadCalls = () =>
  import('../api/endpoints/auth').then(
    ({ auth }) => auth,
    (error: unknown) => {
      console.error('Parvis: a part of its code could not be loaded', error);
      throw new ApiError({ kind: 'code', status: 0, message: String(error) });
    },
  );

/** Writes a failed call into the developer's console, without what was sent. */
export const report = (what: string, error: unknown): void => {
  const { kind, status } = failureOf(error);
  console.error(`Parvis: ${what} failed (${kind}, ${status})`);
};
