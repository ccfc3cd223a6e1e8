import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../../src/areas/all.ts';
import type { Origin } from '../../fast/journeys/support/hostPage.ts';
import { launch, visit } from '../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import {
  type Documented,
  expectSessionKept,
  openDocumented,
  sessionLines,
  startLines,
} from './documented.ts';
import { createHost, type Host } from './host.ts';
import { serveFolder } from './serveFolder.ts';
import { codeBlocks } from './snippets.ts';

/*
 * Hosts with both versions of React, built by Vite from the packed package and opened in Chromium, on the reference
 * server.
 */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** What the documentation shows of React, and of scripts without a framework. */
function writeSnippets(folder: string): string[] {
  const write = (name: string, code: string) => writeFileSync(join(folder, 'docs', name), code);
  const all = ['README.md', 'docs/FRAMEWORKS.md'].flatMap((file) => codeBlocks(file, 'tsx'));
  // Those of Next.js say in which file they are.
  const components = all.filter((code) => !/^\/\/ app\/|types\/solid/m.test(code));
  mkdirSync(join(folder, 'docs'));
  for (const [at, code] of components.entries()) write(`docs${at}.tsx`, code);
  write('all.ts', components.map((_, at) => `export * from './docs${at}';\n`).join(''));
  for (const code of codeBlocks('docs/FRAMEWORKS.md', 'ts'))
    if (code.includes('document.body')) write('plain.ts', code);
  write('start.ts', startLines());
  write('session.ts', sessionLines());
  return components.flatMap((code) =>
    [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  );
}

describe.each(['18', '19'])('A host with React %s', (major) => {
  let host: Host;
  let server: TestServer;
  let named: string[];
  const version = () =>
    JSON.parse(readFileSync(join(host.folder, 'node_modules/react/package.json'), 'utf8')).version as string;

  beforeAll(async () => {
    host = await createHost(
      `tests/slow/package/hosts/react${major}`,
      'tests/slow/package/hosts',
      'tests/slow/package/types',
    );
    named = writeSnippets(host.folder);
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
    const built = await host.run('vite', ['build', '--logLevel', 'warn']);
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

  describe('with the lines of the documentation', () => {
    let origin: Origin;
    beforeAll(async () => {
      // The policy of the reference server allows no other back end.
      origin = await serveFolder(join(host.folder, 'dist'));
    });
    afterAll(() => origin?.close());

    const opened = async (query: string) => {
      const documented = await openDocumented(browser, server, 'Parvis');
      await documented.page.goto(`${origin.url}/docs.html?${query}`);
      return documented;
    };
    const expectQuiet = async ({ complaints, close }: Documented) => {
      expect(complaints).toEqual([]);
      await close();
    };

    it('has a test for each of its components', () => {
      expect(named).toEqual(['Intranet', 'Camp', 'Isolated', 'Listening']);
    });

    it('shows the components of a page', async () => {
      const documented = await opened('show=Intranet');
      await documented.page.getByText('25 affichés sur 40').waitFor();
      await documented.page.getByRole('heading', { name: 'Tableau de bord' }).waitFor();
      await expectQuiet(documented);
    });

    it('shows a form to a visitor', async () => {
      const documented = await opened('first=start&show=Camp');
      await documented.page.getByRole('heading', { name: /camp/i }).first().waitFor();
      await expectQuiet(documented);
    });

    // React 18 has no events for elements.
    it.each(major === '18' ? ['Listening'] : ['Isolated', 'Listening'])(
      'tells %s what an element saved',
      async (name) => {
        const documented = await opened(`first=start&show=${name}`);
        const { page } = documented;
        await page.getByText('25 affichés sur 40').waitFor();
        const [written] = await Promise.all([
          page.waitForEvent('console', { timeout: 5000 }),
          page.locator('parvis-members').evaluate((element) => {
            element.dispatchEvent(new CustomEvent('parvis-member-saved', { detail: { nom: 'Diallo' } }));
          }),
        ]);
        expect(written.text()).toBe('Diallo');
        await expectQuiet(documented);
      },
    );

    it('shows an element that a script without a framework makes', async () => {
      const documented = await opened('show=plain');
      const { page } = documented;
      await page.getByText('25 affichés sur 40').waitFor();
      const [written] = await Promise.all([
        page.waitForEvent('console', { timeout: 5000 }),
        page.locator('tbody').getByRole('checkbox').first().check(),
      ]);
      expect(written.text()).toMatch(/^\[\d+\]$/);
      await expectQuiet(documented);
    });

    // The events of a component are its props alone, so that the listener of the site hears the element only.
    it.each([
      ['Intranet', 'by Parvis'],
      ['Isolated', 'by the site'],
    ] as const)('keeps the page of %s while its back end is down', async (name, asked) => {
      const documented = await openDocumented(browser, server, 'site');
      await expectSessionKept(documented, `${origin.url}/docs.html?first=session&show=${name}`, asked);
      await documented.close();
    });
  });
});
