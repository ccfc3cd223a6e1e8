import { afterEach, beforeEach, vi } from 'vitest';
import { type ClientOptions, createClient } from '../../../../src/api/client';
import { type Failure, failureOf } from '../../../../src/api/errors';
import { startServer, type TestServer } from '../httpServer';

/** The back end of the running test. */
export let server: TestServer;

/** Gives each test of a file a back end of its own. Every file calls it, because files can share this module. */
export function setUpBackEnd(): void {
  beforeEach(async () => {
    server = await startServer();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => server.close());
}

export const clientOf = (options: ClientOptions = {}) =>
  createClient({ api: server.url, random: () => 0, ...options });

/** The failure of a call that must fail. */
export const failed = (call: Promise<unknown>): Promise<Failure> =>
  call.then(
    () => Promise.reject(new Error('the call was expected to fail')),
    (error: unknown) => failureOf(error),
  );

export const draft = { nom: 'Diallo', prenom: 'Awa', genre: 'feminin' } as const;
export const page = { count: 0, next: null, previous: null, results: [] };
