import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Origin, serveCdn } from '../../fast/journeys/support/hostPage.ts';
import { launch, visit } from '../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { expectSessionKept, openDocumented, sessionLines, startLines } from './documented.ts';
import { createHost, type Host } from './host.ts';
import { serveFolder } from './serveFolder.ts';
import { codeBlocks } from './snippets.ts';

/*
 * Hosts of other frameworks than plain React, built by their own tools from the packed package and opened in Chromium,
 * on an origin of their own and with the reference server as back end.
 */

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startTestServer({ members: 40 })]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens the page, whose list of members works, and runs `look` in it. */
async function opens(page: string, look?: (visited: Awaited<ReturnType<typeof visit>>) => Promise<void>) {
  const visited = await visit(browser);
  await visited.page.goto(`${page}?api=${server.url}&token=${await server.login()}`);
  await visited.page.getByText('25 affichés sur 40').waitFor();
  await visited.page.locator('tbody').getByRole('checkbox').first().check();
  await expect.poll(() => visited.page.locator('#log').textContent()).toBe('chosen: 1');
  await look?.(visited);
  expect(visited.complaints).toEqual([]);
  await visited.context.close();
}

/** Opens a page of the documentation's lines, on a site with its own session, and lets the back end and the site fail. */
async function keepsItsPage(url: string, asked: 'by the site' | 'by Parvis' = 'by the site') {
  const documented = await openDocumented(browser, server, 'site');
  await expectSessionKept(documented, url, asked);
  await documented.close();
}

describe('A host', () => {
  let host: Host;
  let origin: Origin;
  beforeAll(async () => {
    host = await createHost('tests/slow/package/frameworks', 'tests/slow/package/types');
    writeSnippets(host.folder);
    origin = await serveFolder(join(host.folder, 'dist'));
  });
  afterAll(async () => {
    await origin?.close();
    host?.remove();
  });

  it.each(['vue', 'svelte', 'solid'])('of %s builds with Vite and shows a working element', async (name) => {
    const { code, output } = await host.run('vite', ['build', name, '--logLevel', 'warn']);
    expect(code, output).toBe(0);
    // Vite also warns of the directive in swr's files.
    const warnings = output.split(/\n(?=\S)/).filter((warning) => /node_modules\/parvis\//.test(warning));
    expect(warnings, 'no warning of ours').toEqual([]);
    await opens(`${origin.url}/${name}/`);
    await keepsItsPage(`${origin.url}/${name}/docs.html`);
  });

  it('compiles the lines of the documentation, and its own, without types of React', async () => {
    const { code, output } = await host.run('tsc', ['-p', 'elements.tsconfig.json']);
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  it('has no types of React', () => {
    expect(existsSync(join(host.folder, 'node_modules/react'))).toBe(true);
    expect(existsSync(join(host.folder, 'node_modules/@types/react'))).toBe(false);
  });

  it('of Vue has elements, attributes and event details checked in templates', async () => {
    const { code, output } = await host.run('vue-tsc', ['-p', 'vue/tsconfig.json']);
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  it('of Svelte has them checked', async () => {
    const args = ['--workspace', 'svelte', '--tsconfig', './tsconfig.json', '--output', 'machine'];
    const { output } = await host.run('svelte-check', args);
    const errors = output.split('\n').filter((line) => / ERROR "/.test(line));
    expect(errors).toEqual([
      expect.stringMatching(/Wrong\.svelte" 5:.*sepia/),
      expect.stringMatching(/Wrong\.svelte" 6:.*12/),
      expect.stringMatching(/Wrong\.svelte" 7:.*names/),
      expect.stringMatching(/Wrong\.svelte" 8:.*them/),
      expect.stringMatching(/Wrong\.svelte" 9:.*parvis-membre-saved/),
    ]);
    expect(output).toMatch(/COMPLETED/);
  });

  it('of htmx shows an element that it swaps in, and one only when it swaps again', async () => {
    const cdn = await serveCdn();
    const [page = '', answer = ''] = codeBlocks(PAGE, 'html')
      .filter((html) => !html.includes('parvis-1.0.0.js') || html.includes('hx-get'))
      .map((html) =>
        html
          .replace('https://cdn.example.org/parvis', cdn.url)
          .replace('https://api.example.org', server.url),
      );
    const script = readFileSync(join(host.folder, 'node_modules/htmx.org/dist/htmx.min.js'), 'utf8');
    const html = { '/': `<!doctype html><link rel="icon" href="data:,">${page}`, '/membres': answer };
    const site = await listen((request, response) => {
      if (request.url === '/htmx.min.js')
        return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      const text = html[request.url as keyof typeof html];
      return response.writeHead(text ? 200 : 404, { 'content-type': 'text/html' }).end(text);
    });
    const visited = await visit(browser);
    await visited.page.goto(`${site.url}/`);
    for (const round of ['first', 'second']) {
      await visited.page.getByRole('button', { name: 'Membres' }).click();
      await visited.page.getByRole('button', { name: 'Se connecter' }).waitFor();
      expect(await visited.page.locator('parvis-members').count(), round).toBe(1);
    }
    expect(visited.complaints).toEqual([]);
    await visited.context.close();
    await Promise.all([site, cdn].map((origin) => origin.close()));
  });

  it('of Solid has them checked, properties and listeners with a prefix too', async () => {
    const { code, output } = await host.run('tsc', ['-p', 'solid/tsconfig.json']);
    expect(output).toBe('');
    expect(code).toBe(0);
  });
});

const PAGE = 'docs/FRAMEWORKS.md';

/** The components of the documentation, beside those of the host, and a page of each. */
function writeSnippets(folder: string): void {
  writeFileSync(join(folder, 'docsStart.ts'), startLines());
  writeFileSync(join(folder, 'docsSession.ts'), sessionLines());
  for (const name of ['vue', 'svelte', 'solid']) {
    const page = readFileSync(join(folder, name, 'index.html'), 'utf8');
    writeFileSync(join(folder, name, 'docs.html'), page.replace('./main.', './docs.'));
  }
  for (const language of ['vue', 'svelte'])
    for (const [at, code] of codeBlocks(PAGE, language).entries())
      writeFileSync(join(folder, language, `Docs${at}.${language}`), code);
  const solid = codeBlocks(PAGE, 'tsx').filter((code) => code.includes('types/solid'));
  for (const [at, code] of solid.entries()) writeFileSync(join(folder, `solid/docs${at}.tsx`), code);
}

describe('A host of Angular', () => {
  let host: Host;
  beforeAll(async () => {
    host = await createHost('tests/slow/package/hosts/angular');
    const code = codeBlocks(PAGE, 'ts').filter((each) => each.includes('types/angular'));
    for (const [at, each] of code.entries()) writeFileSync(join(host.folder, `docs${at}.ts`), each);
    writeFileSync(join(host.folder, 'docsSession.ts'), sessionLines());
  });
  afterAll(() => host?.remove());

  it('has the values of inputs and the details of events checked in the class', async () => {
    const { code, output } = await host.run('ngc', ['-p', 'types.tsconfig.json']);
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  it('builds with its own command and shows a working element', async () => {
    const { code, output } = await host.run('ng', ['build']);
    expect(code, output).toBe(0);
    expect(output).not.toMatch(/WARNING/);
    const origin = await serveFolder(join(host.folder, 'dist'));
    await opens(`${origin.url}/`);
    await keepsItsPage(`${origin.url}/?docs`);
    await origin.close();
  });
});

describe('A host of Next.js', () => {
  let host: Host;
  beforeAll(async () => {
    host = await createHost('tests/slow/package/hosts/next');
    for (const code of codeBlocks(PAGE, 'tsx')) {
      const [, path] = /^\/\/ (app\/\S+)$/m.exec(code) ?? [];
      if (!path) continue;
      mkdirSync(dirname(join(host.folder, path)), { recursive: true });
      writeFileSync(join(host.folder, path), code);
    }
  });
  afterAll(() => host?.remove());

  // Next's own declarations don't compile with `skipLibCheck: false`, so that its build has it true, as Next writes it.
  it('type-checks together with the types of the package', async () => {
    const { code, output } = await host.run('tsc', ['-p', 'types.tsconfig.json']);
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  it('type-checks, and renders widgets from a server and a client component, in the colours that they were given', async () => {
    const { code, output } = await host.run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
    expect(code, output).toBe(0);
    expect(output).toMatch(/TypeScript/);
    const origin = await serveFolder(join(host.folder, 'out'));
    expect(existsSync(join(host.folder, 'out/index.html'))).toBe(true);
    expect(existsSync(join(host.folder, 'out/membres.html'))).toBe(true);
    await opens(`${origin.url}/`, async ({ page }) => {
      await page.getByRole('heading', { name: 'Groupes' }).waitFor();
      const button = page.getByRole('button', { name: 'Nouveau Groupe' });
      const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
      await expect.poll(background).toBe('color(srgb 0.478431 0.121569 0.635294)'); // #7a1fa2
    });
    await keepsItsPage(`${origin.url}/membres.html`, 'by Parvis');
    await origin.close();
  });
});

describe('A host of Astro', () => {
  let host: Host;
  beforeAll(async () => {
    host = await createHost('tests/slow/package/hosts/astro');
    for (const [at, code] of codeBlocks(PAGE, 'astro').entries()) {
      const write = (name: string, text: string) =>
        writeFileSync(join(host.folder, `src/pages/${name}${at}.astro`), text);
      write('docs', code);
      write('session', code.replace('<script>', `<script>\n${sessionLines()}</script>\n<script>`));
    }
  });
  afterAll(() => host?.remove());

  it('type-checks, and renders an island on its server beside an element', async () => {
    const checked = await host.run('astro', ['check'], { ASTRO_TELEMETRY_DISABLED: '1' });
    expect(checked.code, checked.output).toBe(0);
    const { code, output } = await host.run('astro', ['build'], { ASTRO_TELEMETRY_DISABLED: '1' });
    expect(code, output).toBe(0);
    expect(output).not.toMatch(/MODULE_LEVEL_DIRECTIVE/);
    expect(readFileSync(join(host.folder, 'dist/index.html'), 'utf8')).toContain('class="parvis');
    expect(existsSync(join(host.folder, 'dist/docs0/index.html'))).toBe(true);
    const origin = await serveFolder(join(host.folder, 'dist'));
    await opens(`${origin.url}/`, ({ page }) => page.getByRole('heading', { name: 'Groupes' }).waitFor());
    await keepsItsPage(`${origin.url}/session0/`);
    await origin.close();
  });
});
