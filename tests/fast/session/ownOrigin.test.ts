// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { forgetBackEnd, isBackEnd } from '../../../src/session/ownOrigin';
import { nth } from '../../support/lookups.ts';
import { startServer, type TestServer } from '../api/httpServer';

let server: TestServer;
let errors: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  server = await startServer();
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => server.close());

const clientOf = () => createClient({ api: server.url });
const page = { type: 'text/html', body: '\n<!doctype html><title>Site</title>' };

describe('isBackEnd', () => {
  it('knows a back end by its refusal in JSON, and asks it once, by a specified call without a token [K24]', async () => {
    server.reply({ status: 401, body: { message: 'Connectez-vous' } });
    const client = clientOf();
    expect(await Promise.all([isBackEnd(client), isBackEnd(client)])).toEqual([true, true]);
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/verify-token']);
    expect(nth(server.received, 0).headers.authorization).toBeUndefined();
  });

  it('knows a site without the API by its page or by 404, whatever the status of the page [K24]', async () => {
    for (const reply of [
      { status: 200, ...page },
      { status: 404, ...page },
      { status: 403, ...page },
      { status: 404, body: { error: 'not found' } },
    ]) {
      server.reply(reply);
      expect.soft(await isBackEnd(clientOf()), JSON.stringify(reply)).toBe(false);
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it('takes every other answer for a back end, and none too [K24]', async () => {
    for (const reply of [
      { status: 200, body: {} },
      { status: 500, body: {} },
      { status: 403, body: {} },
    ]) {
      server.reply(reply);
      expect.soft(await isBackEnd(clientOf()), JSON.stringify(reply)).toBe(true);
    }
    const client = createClient({ fetch: () => Promise.reject(new TypeError('offline')) });
    expect(await isBackEnd(client)).toBe(true);
  });

  it('asks again once the answer is forgotten', async () => {
    server.reply({ status: 404, ...page });
    const client = clientOf();
    expect(await isBackEnd(client)).toBe(false);
    forgetBackEnd(client);
    server.reply({ status: 401, body: {} });
    expect(await isBackEnd(client)).toBe(true);
  });
});
