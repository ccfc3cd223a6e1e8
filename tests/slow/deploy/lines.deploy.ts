/*
 * The lines of docs/OPERATIONS.md, typed one block after the other on a machine that has nothing of Parvis yet: first
 * «Install», then the page from its top. A block says how it is typed, see page/blocks.ts.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sayNotRun } from '../../tools/all/says.mjs';
import { blocksOf, isTyped, UNTYPED, wordsOfPage } from './page/blocks.ts';
import { Sandbox } from './page/Sandbox.ts';
import { Typist } from './page/Typist.ts';

const isRoot = process.getuid?.() === 0;
const blocks = blocksOf();
const typed = blocks.filter((block) => isTyped(block) && !block.marks.has('was'));
const inOrder = [
  ...typed.filter(({ section }) => section === 'Install'),
  ...typed.filter(({ section }) => section !== 'Install'),
];

const syntax = (text: string) => spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });

describe('docs/OPERATIONS.md', () => {
  it('has shell in its blocks, also in those that no test types, and those are named here [O2]', () => {
    for (const { at, text, marks } of blocks) {
      const { status, stderr } = syntax(text);
      expect([at, status, stderr]).toEqual([at, 0, '']);
      const needs = UNTYPED[marks.get('needs') ?? ''];
      if (needs) sayNotRun(`OPERATIONS.md:${at} needs ${needs}: ${text.trim().replaceAll('\n', ' ⏎ ')}`);
    }
    expect(typed.length).toBeGreaterThan(15);
    expect(syntax('if [ -L /var/lib/parvis ]; then\n').status).not.toBe(0);
  });

  it('has at most 4,500 words, without the table of settings and the figures', () => {
    expect(wordsOfPage()).toBeLessThanOrEqual(4500);
  });
});

describe.runIf(isRoot)('a machine on which the lines of docs/OPERATIONS.md are typed', () => {
  let typist: Typist;
  beforeAll(async () => {
    typist = await Typist.create();
  });
  afterAll(() => typist?.machine.remove());

  it('has Parvis, whoever of the two users types, and no block ends with an error [O5] [O8]', async () => {
    for (const block of inOrder) {
      const missing = typist.missingFor(block);
      if (missing) {
        sayNotRun(`OPERATIONS.md:${block.at} needs ${missing}, which is not installed.`);
        continue;
      }
      for (const { code, text } of await typist.type(block))
        expect(code, `docs/OPERATIONS.md:${block.at}\n${block.text}\n${text}`).toBe(0);
    }
    const list = 'systemctl stop parvis; node dist/server/main.js account list --env=/etc/parvis.env';
    const accounts = await typist.machine.type('root', list);
    expect(accounts.text).toMatch(/marie@eglise\.fr[\s\S]*paul@eglise\.fr/);
    const foreign = await typist.machine.type('root', 'find /var/lib/parvis ! -user parvis');
    expect(foreign).toEqual({ code: 0, text: '' });
  }, 1_200_000);

  it('tells a wrong line from a right one', async () => {
    const block = inOrder.find(({ text }) => text.includes('--keep=14'));
    if (!block) throw new Error('The page has no line for a backup every night.');
    const [result] = await typist.type(block, block.text.replace('--keep', '--kept'));
    expect([result?.code, result?.text]).toEqual([1, expect.stringContaining('npm run backup -- FICHIER')]);
  });
});

describe.runIf(isRoot)('a machine that ran a unit with DynamicUser', () => {
  let machine: Sandbox;
  beforeAll(async () => {
    machine = await Sandbox.create();
  });
  afterAll(() => machine?.remove());

  it('keeps its data by the lines of docs/OPERATIONS.md [O5]', async () => {
    const dynamic = 61_184;
    const own = machine.path('var/lib/private/parvis');
    mkdirSync(`${own}/pg`, { recursive: true });
    writeFileSync(`${own}/pg/PG_VERSION`, '17\n');
    for (const path of [own, `${own}/pg`, `${own}/pg/PG_VERSION`]) chownSync(path, dynamic, dynamic);
    chmodSync(machine.path('var/lib/private'), 0o700);
    symlinkSync('private/parvis', machine.path('var/lib/parvis'));
    mkdirSync(machine.path('opt/parvis/dist'), { recursive: true });
    const users = blocks.find(({ text }) => text.startsWith('useradd'));
    const keeping = blocks.find(({ marks }) => marks.get('was') === 'dynamic');
    for (const text of [users?.text ?? 'exit 1', keeping?.text ?? 'exit 1'])
      expect(await machine.type('root', text)).toEqual({ code: 0, text: '' });
    const { text } = await machine.type('parvis', 'cat /var/lib/parvis/pg/PG_VERSION; ls /opt');
    expect(text).toBe('17\nparvis-before\n');
  });
});
