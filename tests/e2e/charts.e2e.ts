import type { Browser, Locator, Page } from 'playwright-core';
import { build, mergeConfig, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseConfig } from '../../embed/build/baseConfig';
import { chartParts } from '../../embed/vite/charts/chartParts';
import { drawingParts } from '../../embed/vite/charts/drawingParts';
import { isolateApexGlobals } from '../../embed/vite/charts/isolateApexGlobals';
import { launch, visit } from './support/visitor';

/** Three donuts and five curves. */
const DRAWINGS = 8;

/** A chart whose shapes are drawn. */
const DRAWN = 'svg.apexcharts-svg:has(.apexcharts-series path)';

/** The script of a page, styles included, with the chart library as these plugins change it. */
async function bundle(plugins: Plugin[]): Promise<string> {
  const built = await build(
    mergeConfig(baseConfig(), {
      plugins,
      define: { 'import.meta.url': "''", 'import.meta.resolve': 'undefined' },
      build: {
        write: false,
        minify: false,
        rolldownOptions: {
          input: 'tests/e2e/support/drawings.tsx',
          output: { format: 'iife', codeSplitting: false },
        },
      },
    }),
  );
  if (!('output' in built)) throw new Error('The build gave no output.');
  return built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
}

interface Drawing {
  /** The outline and the fill of each shape. */
  shapes: (string | null)[][];
  /** A PNG in base64. */
  picture: string;
}

/** The picture, once two in a row are the same: what changed is then painted. */
async function pictureOf(svg: Locator): Promise<string> {
  for (let last = ''; ; ) {
    const picture = (await svg.screenshot()).toString('base64');
    if (picture === last) return picture;
    last = picture;
  }
}

/** The drawings of the page, from top to bottom. */
async function drawingsOf(page: Page): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for (const svg of await page.locator(DRAWN).all()) {
    const shapes = await svg
      .locator('.apexcharts-series path')
      .evaluateAll((paths) => paths.map((path) => ['d', 'fill'].map((name) => path.getAttribute(name))));
    drawings.push({ shapes, picture: await pictureOf(svg) });
  }
  return drawings;
}

/** The drawings of a page with its first figures, then with other figures. */
async function draw(browser: Browser, script: string): Promise<Drawing[]> {
  const { page, context, complaints } = await visit(browser);
  // High enough for all of them: a scrolled page paints the same shape a little differently.
  await page.setViewportSize({ width: 800, height: 3000 });
  await page.setContent('<!doctype html><title>Drawings</title>');
  await page.addScriptTag({ content: script });
  await expect.poll(async () => [await page.locator(DRAWN).count(), ...complaints]).toEqual([DRAWINGS]);
  const first = await drawingsOf(page);
  await page.getByRole('button').click();
  // Each is drawn in a task of its own. The second donut keeps its figures.
  for (const [at, { shapes }] of first.entries()) {
    const outline = page.locator(DRAWN).nth(at).locator('.apexcharts-series path').first();
    if (at !== 1) await expect.poll(() => outline.getAttribute('d')).not.toBe(shapes[0]?.[0]);
  }
  const later = await drawingsOf(page);
  expect(complaints).toEqual([]);
  await context.close();
  return [...first, ...later];
}

describe('the chart library, reduced to the parts that Parvis uses', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('draws the same donuts and curves as the whole library', async () => {
    const [whole, parts] = await Promise.all([
      bundle([]),
      bundle([chartParts(), drawingParts(), isolateApexGlobals()]),
    ]);
    const expected = await draw(browser, whole);
    const drawn = await draw(browser, parts);
    expect(expected).toHaveLength(2 * DRAWINGS);
    expect(drawn.map(({ shapes }) => shapes)).toEqual(expected.map(({ shapes }) => shapes));
    expect(drawn.map(({ picture }, at) => picture === expected[at]?.picture)).toEqual(
      Array(2 * DRAWINGS).fill(true),
    );
    expect(parts.length).toBeLessThan(whole.length);
  });
});
