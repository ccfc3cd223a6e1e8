import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server';

interface Problem {
  ruleId: string;
  message: string;
  location: [{ pointer?: string }];
}

/** The test starts a process that reads half a megabyte, on a machine that may be busy. */
const LONG = { timeout: 60_000 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ members: 1 });
}, 60_000);
afterAll(() => server.close());

/** The problems that the linter of Redocly finds, warnings included; it makes no request to other hosts. */
async function problemsOf(url: string): Promise<Problem[]> {
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const args = [cli, 'lint', url, '--extends=recommended-strict', '--format=json', '--max-problems=9999'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const { problems }: { problems: Problem[] } = JSON.parse(output);
  return problems;
}

describe('the OpenAPI document, by the linter of Redocly', () => {
  it('has no problem but those that the specification causes', LONG, async () => {
    const problems = await problemsOf(`${server.url}/api/openapi.json`);
    const slashes = problems.filter(({ ruleId }) => ruleId === 'no-path-trailing-slash');
    const others = problems.filter((problem) => !slashes.includes(problem));
    expect(slashes.length).toBeGreaterThan(100);
    expect(others.map(({ ruleId, location }) => `${ruleId} ${location[0].pointer}`).sort()).toEqual([
      // An id is a number and never `public`, but the linter compares only the positions in the path.
      'no-ambiguous-paths #/paths/~1api~1formulaires~1public~1{identifiant}~1',
      'no-ambiguous-paths #/paths/~1api~1formulaires~1{identifiant}~1reponses~1',
    ]);
  });
});
