import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBackEnd, connect } from '../../../embed/check/checkBackEnd';
import { CAPABILITIES, CAPABILITY_GROUPS } from '../../../src/domain/capabilities';
import { announcing } from '../../support/announcing.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* The built command, on the example of docs/BACKEND.md and on the reference server. */

const ACCOUNT = { PARVIS_EMAIL: 'awa@exemple.fr', PARVIS_PASSWORD: 'un mot de passe' };
let folder: string;
let example: ChildProcess;
let api: string;
let server: TestServer;

beforeAll(async () => {
  if (!existsSync('dist/check.mjs')) throw new Error('Build first: npm run build.');
  folder = mkdtempSync(join(tmpdir(), 'parvis-check-'));
  const args = ['docs/examples/backend.py', join(folder, 'members.db'), '0', 'https://www.example.org'];
  example = spawn('python3', args, {
    env: { ...process.env, ...ACCOUNT },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(example.stdout!, 'data')) as [Buffer];
  api = line.toString().trim();
  server = await startTestServer({ members: 20 });
}, 60_000);

afterAll(async () => {
  const isOver = once(example, 'exit');
  example.kill();
  await isOver;
  rmSync(folder, { recursive: true });
  await server.close();
});

/** Runs the command without a terminal. */
async function run(args: readonly string[], env: Record<string, string> = ACCOUNT) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, ['dist/check.mjs', ...args], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  child.stderr.on('data', (part) => (text += part));
  const [code] = await once(child, 'close');
  return { code: code as number, text };
}

describe('parvis-check, built', () => {
  it('finds nothing wrong with the example, and names what it lacks', async () => {
    const { code, text } = await run([api, '--origin', 'https://www.example.org/']);
    expect(text).toContain('works    OPTIONS /api/membres/1/ from https://www.example.org');
    expect(text).toMatch(
      /MISSING {2}GET \/api\/departements\/\n +status 404[^\n]+\n +widgets lack: the screen of departments/,
    );
    expect(text).toMatch(/\n\d+ work, 5 missing, 0 wrong, 0 refused/);
    expect(text).not.toContain('WRONG');
    expect(code).toBe(0);
  });

  it('says what must be changed when it can’t begin', async () => {
    const rows: [string[], Record<string, string>, RegExp][] = [
      [[], ACCOUNT, /^parvis-check https:/],
      [['example.org'], ACCOUNT, /^parvis-check https:/],
      [[api, '--origin', 'www.example.org'], ACCOUNT, /^parvis-check https:/],
      [[api], {}, /must be answered in a terminal/],
      [
        [api],
        { ...ACCOUNT, PARVIS_PASSWORD: 'faux' },
        /Signing in failed: status 401 «Adresse e-mail ou mot de passe/,
      ],
      [['http://127.0.0.1:9'], ACCOUNT, /Signing in failed: no answer/],
      [[api, '--writes'], ACCOUNT, /Unknown option '--writes'/],
    ];
    for (const [args, env, words] of rows) {
      const { code, text } = await run(args, env);
      expect.soft(text, String(args)).toMatch(words);
      expect.soft(code, String(args)).toBe(2);
    }
  });

  it('writes nothing unless the name of the host is typed in a terminal', async () => {
    const { code, text } = await run([api, '--write']);
    expect(text).toMatch(/Type 127\.0\.0\.1:\d+ to go on:» must be answered in a terminal/);
    expect(text).not.toContain('POST /api/membres/');
    expect(code).toBe(2);
  });

  it('writes through a pipe where --yes names the host, and only then', async () => {
    const { host } = new URL(api);
    const wrong = await run([api, '--write', '--yes', 'example.org']);
    expect(wrong.text).toContain(`«example.org» is not ${host}: nothing was written`);
    expect([wrong.code, wrong.text.includes('POST /api/membres/')]).toEqual([2, false]);
    const { text } = await run([api, '--write', '--yes', host]);
    expect(text).toContain('works    POST /api/membres/');
    expect(text).not.toContain('must be answered');
  });
});

describe('The reference server', () => {
  it('keeps the contract with each capability alone, each group, all and none', async () => {
    const sets = [
      [],
      ...CAPABILITIES.map((name) => [name]),
      ...Object.values(CAPABILITY_GROUPS),
      CAPABILITIES,
    ];
    for (const names of sets) {
      const { url, email, password } = server;
      const options = {
        api: url,
        access: { email, password },
        fetch: announcing(...names),
        onArea: () => {},
        onResult: () => {},
      };
      const connection = await connect(options);
      const results = await checkBackEnd(options, connection);
      expect
        .soft(
          results.filter(({ outcome }) => outcome !== 'works' && outcome !== 'skipped'),
          names.join(),
        )
        .toEqual([]);
    }
  }, 300_000);
});
