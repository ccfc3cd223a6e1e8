import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import type { TestServer } from '../../../../support/server';

const ID = /^[A-Za-z0-9_-]{16}$/;

/** Tests of what is logged about requests, and of the ids by which callers can ask about them. */
export function logs(given: () => { server: TestServer; token: string }): void {
  const logged = async (path: string, headers: Record<string, string> = {}, trustProxy = 0) => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const { app } = createApp(given().server.db, { log, trustProxy });
    const answer = await app.request(path, { headers });
    return { lines, answer, line: JSON.parse(lines[0] ?? '{}') as Record<string, unknown> };
  };
  const broken = () =>
    new Proxy(given().server.db, {
      get: () => () => {
        throw new Error('broken\nGET /faux 200\u009b2J');
      },
    });

  describe('The request log', () => {
    it('has one line of JSON without query, token or body', async () => {
      const { token } = given();
      const { lines, line } = await logged('/api/membres/?search=Dupont', {
        Authorization: `Token ${token}`,
      });
      expect(lines).toHaveLength(1);
      expect(line).toEqual({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        id: expect.stringMatching(ID),
        method: 'GET',
        path: '/api/membres/',
        status: 200,
        ms: expect.any(Number),
        account: expect.any(Number),
        network: 'local',
      });
    });

    it('gets no lines that a caller forges in paths, ids or addresses [Z12]', async () => {
      const forged = '/api/membres/%0aGET%20/faux%20200%1b[2J';
      const headers = {
        'x-request-id': 'a"}\t{"b',
        'x-forwarded-for': '"}\u009b2J, \u009b31m {status} 200',
      };
      const { lines, line, answer } = await logged(forged, headers, 1);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/^[ -~]+$/);
      expect(line).toMatchObject({
        path: forged,
        status: 404,
        account: null,
        network: '\u009b31m {status} 200',
      });
      expect([line.id, answer.headers.get('x-request-id')]).toEqual([
        expect.stringMatching(ID),
        String(line.id),
      ]);
    });

    it('has the stack of an error in one line, with the id of the answer [Z12]', async () => {
      const told = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { app } = createApp(broken());
      const answer = await app.request('/api/membres/', { headers: { Authorization: 'Token x' } });
      const [text, ...rest] = told.mock.calls.flat() as string[];
      expect([rest, text]).toEqual([[], expect.stringMatching(/^[ -~]+$/)]);
      expect(JSON.parse(text!)).toMatchObject({
        id: answer.headers.get('x-request-id'),
        path: '/api/membres/',
        error: 'Erreur inattendue',
        stack: expect.stringContaining('broken\nGET /faux 200\u009b2J\n    at '),
      });
    });
  });

  describe('The id of a request', () => {
    it('is the one that a proxy gave, which is echoed, or else a new one [Z12]', async () => {
      const { line, answer } = await logged('/healthz', { 'x-request-id': 'proxy-1_a' });
      expect([line.id, answer.headers.get('x-request-id')]).toEqual(['proxy-1_a', 'proxy-1_a']);
      for (const bad of ['', ' ', 'a b', 'é', 'x'.repeat(65), '../etc'])
        expect((await logged('/healthz', { 'x-request-id': bad })).line.id).toMatch(ID);
    });

    it('is readable from other origins', async () => {
      const { answer } = await logged('/api/membres/', { Origin: 'https://site.example' });
      expect(answer.headers.get('x-request-id')).toMatch(ID);
      const { app } = createApp(given().server.db, { origins: ['*'] });
      const { headers } = await app.request('/api/membres/', { headers: { Origin: 'https://site.example' } });
      expect(headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    });
  });
}
