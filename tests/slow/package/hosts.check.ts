import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../../src/areas/all.ts';
import { launch, visit } from '../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createHost, type Host } from './host.ts';

/*
 * Hosts with both versions of React, built by Vite from the packed package and opened in Chromium, on the reference
 * server.
 */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

describe.each(['18', '19'])('A host with React %s', (major) => {
  let host: Host;
  let server: TestServer;
  const version = () =>
    JSON.parse(readFileSync(join(host.folder, 'node_modules/react/package.json'), 'utf8')).version as string;

  beforeAll(async () => {
    host = await createHost(
      `tests/slow/package/hosts/react${major}`,
      'tests/slow/package/hosts',
      'tests/slow/package/types',
    );
    server = await startTestServer({
      members: 40,
      folders: [{ at: '/', folder: join(host.folder, 'dist') }],
    });
  });
  afterAll(async () => {
    await server?.close();
    host?.remove();
  });

  it('has a single React, which is its own', () => {
    const found = readdirSync(join(host.folder, 'node_modules'), { recursive: true, encoding: 'utf8' });
    expect(found.filter((path) => /(?<!@types\/)\breact(-dom)?\/package\.json$/.test(path)).sort()).toEqual([
      'react-dom/package.json',
      'react/package.json',
    ]);
    expect(version()).toMatch(new RegExp(`^${major}\\.`));
  });

  it('renders every component on a server without a warning of React', async () => {
    const { code, output } = await host.runFile('ssr.mjs');
    expect(output).toBe(`${areas.length} components\n`);
    expect(code).toBe(0);
  });

  it('compiles the components and the elements in JSX', async () => {
    const { code, output } = await host.run('tsc', ['-p', 'hosts.tsconfig.json']);
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  it('shows a working component and a working element, without warnings', async () => {
    const built = await host.run('vite', ['build', '--base', './', '--logLevel', 'warn']);
    expect(built.code, built.output).toBe(0);
    const assets = readdirSync(join(host.folder, 'dist/assets')).filter((file) => file.endsWith('.js'));
    const code = assets
      .map((file) => readFileSync(join(host.folder, 'dist/assets', file), 'utf8'))
      .join('\n');
    const copies = code.match(/react\.(transitional\.)?element["'`]/g) ?? [];
    expect(copies.length).toBeGreaterThan(0);
    expect(new Set(code.match(/\b1[89]\.\d+\.\d+\b/g) ?? [])).toEqual(new Set([version()]));

    const { page, complaints, context } = await visit(browser);
    await page.goto(`${server.url}/?token=${await server.login()}`);
    await page.getByText('25 affichés sur 40').waitFor();
    // The box of a row, because the filters, which appear later, are before the table.
    await page.locator('tbody').getByRole('checkbox').first().check();
    await expect.poll(() => page.locator('#log').textContent()).toBe('chosen: 1');
    await page
      .locator('parvis-groups')
      .getByRole('heading', { level: 1 })
      .or(page.locator('parvis-groups h2'))
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
