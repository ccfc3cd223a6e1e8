import { describe, expect, it, vi } from 'vitest';
import { memberCalls } from '../../../../src/api/endpoints/members';
import { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import { tagCalls } from '../../../../src/api/endpoints/tags';
import type { ApiError } from '../../../../src/api/errors';
import { nth } from '../../../support/present';
import { clientOf, draft, failed, server, setUpBackEnd } from './clientOf';

setUpBackEnd();

describe('failures', () => {
  it('keeps the message and status of a refusal [X1]', async () => {
    const rows = [
      [401, 'unauthenticated'],
      [403, 'forbidden'],
      [404, 'notFound'],
      [422, 'invalid'],
      [500, 'server'],
    ] as const;
    for (const [status, kind] of rows) {
      server.reply({ status, body: { message: 'Accès réservé' } });
      expect
        .soft(await failed(clientOf().call(tagCalls.create, { body: { name: 'x' } })), kind)
        .toMatchObject({
          kind,
          status,
          message: 'Accès réservé',
        });
    }
  });

  it('shortens long messages and reasons [X1]', async () => {
    const page = 'Erreur\n'.repeat(10_000);
    server.reply({ status: 422, body: { message: page, errors: { nom: [page] } } });
    const failure = await failed(clientOf().call(memberWriteCalls.create, { body: draft }));
    const cut = `${page.slice(0, 500)}…`;
    expect(failure).toMatchObject({ message: cut, fields: { nom: cut } });
  });

  it('keeps the errors field, one sentence or several for each field [X1]', async () => {
    server.reply({
      status: 400,
      body: { errors: { nom: ['Trop court.', 'Requis.'], email: 'Invalide', x: null } },
    });
    const failure = await failed(clientOf().call(memberWriteCalls.create, { body: draft }));
    expect(failure.fields).toEqual({ nom: 'Trop court. Requis.', email: 'Invalide' });
    expect(failure.message).toBeUndefined();
  });

  it('survives an error page that is not JSON', async () => {
    server.reply({ status: 500, body: '<h1>Oops</h1>', type: 'text/html' });
    expect(await failed(clientOf().call(tagCalls.all, {}))).toEqual({
      kind: 'server',
      status: 500,
      message: undefined,
    });
  });

  it('counts a network failure as no answer, status 0 [X2]', async () => {
    server.reply({ drop: true });
    expect(await failed(clientOf().call(tagCalls.remove, { id: 1 }))).toEqual({ kind: 'offline', status: 0 });
  });

  it('counts a late answer as no answer, even from a fetch that ignores the signal [A1]', async () => {
    const never = () => new Promise<Response>(() => {});
    const client = clientOf({ timeout: 20, fetch: never });
    expect(await failed(client.call(tagCalls.all, {}))).toEqual({
      kind: 'timeout',
      status: 0,
      detail: 'no answer within 0.02 s',
    });
  });

  it('includes the body in the ten seconds [A1]', async () => {
    server.reply({ hang: true });
    expect(await failed(clientOf({ timeout: 20 }).call(tagCalls.remove, { id: 1 }))).toMatchObject({
      kind: 'timeout',
    });
  });

  it("keeps the error's own words when neither server nor network is to blame, status 0 [X3]", async () => {
    const client = clientOf({ getToken: () => Promise.reject(new Error('jeton absent')) });
    expect(await failed(client.call(tagCalls.all, {}))).toMatchObject({ status: 0, message: 'jeton absent' });
  });

  it('reports a token source that fails, sends nothing, and outlives an onError that throws [Z16]', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const [noToken, broken] = [new Error('jeton absent'), new Error('host')];
    const onError = () => {
      throw broken;
    };
    const client = clientOf({ getToken: () => Promise.reject(noToken), onError });
    expect(await failed(client.call(tagCalls.all, {}))).toMatchObject({ message: 'jeton absent' });
    vi.unstubAllGlobals();
    expect(report.mock.calls).toEqual([[noToken], [broken]]);
    expect(server.received).toEqual([]);
  });

  it('counts success: false as a failure, whatever the status', async () => {
    server.reply({ body: { success: false, message: 'Étape déjà associée', errors: { etape: 'doublon' } } });
    const failure = await failed(
      clientOf().call(memberWriteCalls.addStep, { body: { etape_id: 1, membre_ids: [2] } }),
    );
    expect(failure).toMatchObject({
      kind: 'invalid',
      status: 200,
      message: 'Étape déjà associée',
      fields: { etape: 'doublon' },
    });
  });

  it('reads the error text of an unsuccessful evolution [D23]', async () => {
    server.reply({ body: { success: false, error: 'Période inconnue' } });
    expect((await failed(clientOf().call(memberCalls.evolution, {}))).message).toBe('Période inconnue');
  });

  it('takes only 201 for the success of a creation [MM6]', async () => {
    server.reply({ status: 200, body: { data: { id: 1 } } });
    expect(await failed(clientOf().call(memberWriteCalls.create, { body: draft }))).toMatchObject({
      kind: 'contract',
      status: 200,
    });
    server.reply({ status: 201, body: { data: { id: 1 } } });
    expect(await clientOf().call(memberWriteCalls.create, { body: draft })).toEqual({ id: 1 });
  });

  it('takes every status of success for that of an update or deletion [A9, MM36]', async () => {
    for (const status of [200, 202, 204]) {
      server.reply({ status });
      await clientOf().call(memberWriteCalls.remove, { id: 3 });
      const last = server.received.at(-1);
      expect.soft(last, String(status)).toMatchObject({ method: 'DELETE', url: '/api/membres/3/' });
    }
    expect(server.received).toHaveLength(3);
  });

  it('tells the host of a failure once', async () => {
    server.reply({ status: 500 });
    const onError = vi.fn<(error: ApiError, id: string) => void>();
    await failed(clientOf({ onError }).call(tagCalls.all, {}));
    expect(onError).toHaveBeenCalledOnce();
    expect(nth(onError.mock.calls, 0)[1]).toBe('tags.all');
  });
});

describe('answers out of contract', () => {
  it('says contract for what is no answer of its call', async () => {
    const rows = [
      ['a page of HTML', '<!doctype html>', 'text/html'],
      ['JSON cut in the middle', '{"data": [{"id": 1,', 'application/json'],
      ['a wrong shape', '{"data": [{"id": "one", "name": "x"}]}', 'application/json'],
      ['nothing', '', 'application/json'],
    ];
    for (const [what, body, type] of rows) {
      server.reply({ body, type });
      expect
        .soft(await failed(clientOf().call(tagCalls.all, {})), what)
        .toMatchObject({ kind: 'contract', status: 200 });
    }
  });

  it('logs the place once, without a value of the answer', async () => {
    server.reply({
      body: {
        data: [
          { id: 1, name: 'Chorale' },
          { id: 'secret', name: 'x' },
        ],
      },
    });
    const client = clientOf();
    const failure = await failed(client.call(tagCalls.list, {}));
    await failed(client.call(tagCalls.list, {}));
    expect(failure).toMatchObject({ detail: '1.id: expected number' });
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('GET /api/tags/ '))).toHaveLength(1);
    expect(lines.join()).not.toContain('secret');
  });

  it('names a wrong address only until a back end has answered there [K24]', async () => {
    const page = { body: '<!doctype html>', type: 'text/html' };
    const linesOf = async (wasThere: boolean, call: typeof tagCalls.get | typeof memberCalls.get) => {
      vi.mocked(console.error).mockClear();
      const client = clientOf();
      server.reply({ body: { data: [] } });
      if (wasThere) await client.call(tagCalls.all, {});
      server.reply(page);
      await failed(client.call(call as typeof tagCalls.get, { id: 1 }));
      // Lines of calls that other tests made come late, too.
      const own = () =>
        vi
          .mocked(console.error)
          .mock.calls.map(([line]) => String(line))
          .filter((line) => line.includes(call.path));
      await vi.waitFor(() => expect(own()).toHaveLength(1));
      return own().join();
    };
    expect(await linesOf(false, tagCalls.get)).toContain('no Parvis API at');
    expect(await linesOf(true, memberCalls.get)).not.toContain('no Parvis API at');
  });
});
