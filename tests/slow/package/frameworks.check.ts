import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Origin } from '../../fast/journeys/support/hostPage.ts';
import { launch, visit } from '../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
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

describe('A host', () => {
  let host: Host;
  let origin: Origin;
  beforeAll(async () => {
    host = await createHost('tests/slow/package/frameworks');
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
    await opens(`${origin.url}/${name}/`);
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
    ]);
    expect(output).toMatch(/COMPLETED/);
  });

  it('of Solid has them checked, properties and listeners with a prefix too', async () => {
    const { code, output } = await host.run('tsc', ['-p', 'solid/tsconfig.json']);
    expect(output).toBe('');
    expect(code).toBe(0);
  });
});

/** The templates of the documentation, with the import and the function that they use. */
function writeSnippets(folder: string): void {
  const script = (attributes: string) =>
    `<script ${attributes}>\nimport 'parvis/elements/define';\nconst saved = (membre: { nom?: unknown }) => membre.nom;\n</script>\n`;
  const [vue] = codeBlocks('docs/EMBEDDING.md', 'vue');
  const [svelte] = codeBlocks('docs/EMBEDDING.md', 'svelte');
  writeFileSync(join(folder, 'vue/Docs.vue'), `${script('setup lang="ts"')}<template>\n${vue}</template>\n`);
  writeFileSync(join(folder, 'svelte/Docs.svelte'), script('lang="ts"') + svelte);
  const solid = codeBlocks('docs/REFERENCE.md', 'tsx').filter((code) => code.includes('types/solid'));
  for (const [at, code] of solid.entries()) writeFileSync(join(folder, `solid/docs${at}.tsx`), code);
}

describe('A host of Angular', () => {
  let host: Host;
  beforeAll(async () => {
    host = await createHost('tests/slow/package/hosts/angular');
    const code = codeBlocks('docs/REFERENCE.md', 'ts').filter((each) => each.includes('types/angular'));
    for (const [at, each] of code.entries()) writeFileSync(join(host.folder, `docs${at}.ts`), each);
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
    const origin = await serveFolder(join(host.folder, 'dist'));
    await opens(`${origin.url}/`);
    await origin.close();
  });
});

describe('A host of Next.js', () => {
  let host: Host;
  beforeAll(async () => {
    host = await createHost('tests/slow/package/hosts/next');
  });
  afterAll(() => host?.remove());

  it('type-checks, and renders widgets from a server and a client component, in the colours that they were given', async () => {
    const { code, output } = await host.run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
    expect(code, output).toBe(0);
    expect(output).toMatch(/TypeScript/);
    const origin = await serveFolder(join(host.folder, 'out'));
    expect(existsSync(join(host.folder, 'out/index.html'))).toBe(true);
    await opens(`${origin.url}/`, async ({ page }) => {
      await page.getByRole('heading', { name: 'Groupes' }).waitFor();
      const button = page.getByRole('button', { name: 'Nouveau Groupe' });
      const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
      await expect.poll(background).toBe('color(srgb 0.478431 0.121569 0.635294)'); // #7a1fa2
    });
    await origin.close();
  });
});
