import type { Browser, Locator, Page } from 'playwright-core';
import { build, mergeConfig, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseConfig } from '../../../embed/build/baseConfig';
import { chartStubs } from '../../../embed/vite/chartStubs';
import { hostSafe } from '../../../embed/vite/hostSafe';
import { launch, type Visit, visit } from '../../fast/journeys/support/visitor';

/** Three donuts and five curves. */
const DRAWINGS = 8;

/** A chart whose shapes are drawn. */
const DRAWN = 'svg.apexcharts-svg:has(.apexcharts-series path)';

/** The script of a page, styles included, with these plugins' changes to the chart library. */
async function bundle(plugins: Plugin[]): Promise<string> {
  const built = await build(
    mergeConfig(baseConfig(), {
      plugins,
      define: { 'import.meta.url': "''", 'import.meta.resolve': 'undefined' },
      build: {
        write: false,
        minify: false,
        rolldownOptions: {
          input: 'tests/fast/journeys/support/drawings.tsx',
          output: { format: 'iife', codeSplitting: false },
        },
      },
    }),
  );
  if (!('output' in built)) throw new Error('The build gave no output.');
  return built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
}

/** The drawings of a page, from top to bottom. */
const drawingsOf = (page: Page): Promise<Locator[]> => page.locator(DRAWN).all();

/** The outline and the fill of each shape of a drawing. */
const shapesOf = (svg: Locator): Promise<(string | null)[][]> =>
  svg
    .locator('.apexcharts-series path')
    .evaluateAll((paths) => paths.map((path) => ['d', 'fill'].map((name) => path.getAttribute(name))));

/** A PNG in base64. */
const pictureOf = async (svg: Locator): Promise<string> => (await svg.screenshot()).toString('base64');

/** Opens a page with the drawings of this script. */
async function draw(browser: Browser, script: string): Promise<Visit> {
  const visited = await visit(browser);
  const { page, complaints } = visited;
  // High enough for all of them: a scrolled page paints the same shape a little differently.
  await page.setViewportSize({ width: 800, height: 3000 });
  await page.setContent('<!doctype html><title>Drawings</title>');
  await page.addScriptTag({ content: script });
  await expect.poll(async () => [await page.locator(DRAWN).count(), ...complaints]).toEqual([DRAWINGS]);
  return visited;
}

/** Gives the drawings their other figures. */
async function change(page: Page): Promise<void> {
  const before = await Promise.all((await drawingsOf(page)).map(shapesOf));
  await page.getByRole('button').click();
  // Each is drawn in a task of its own. The second donut keeps its figures.
  for (const [at, svg] of (await drawingsOf(page)).entries())
    if (at !== 1) await expect.poll(async () => (await shapesOf(svg))[0]).not.toEqual(before[at]?.[0]);
}

/** The part of the colour values that clearly differ between two pictures; 1 for other sizes. */
const difference = (page: Page, ...pictures: [string, string]): Promise<number> =>
  page.evaluate(async (given) => {
    const valuesOf = async (png: string) => {
      const map = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (c) => c.charCodeAt(0))]));
      const drawing = new OffscreenCanvas(map.width, map.height).getContext('2d');
      drawing?.drawImage(map, 0, 0);
      return drawing?.getImageData(0, 0, map.width, map.height).data ?? [];
    };
    const [some = [], others = []] = await Promise.all(given.map(valuesOf));
    if (some.length !== others.length) return 1;
    return some.filter((value, at) => Math.abs(value - (others[at] ?? 0)) > 16).length / some.length;
  }, pictures);

/** Less than a curve of one pixel. A busy browser smooths the edges of the same shape a little differently. */
const SMOOTHING = 0.001;

/** Parts of a drawing are painted a little later than its shapes, so the pictures are taken until they agree. */
async function expectSame(some: Page, others: Page): Promise<void> {
  const drawings = await drawingsOf(others);
  for (const [at, svg] of (await drawingsOf(some)).entries()) {
    const other = drawings[at]!;
    expect(await shapesOf(svg)).toEqual(await shapesOf(other));
    await expect
      .poll(async () => difference(some, await pictureOf(svg), await pictureOf(other)), {
        message: `drawing ${at}`,
      })
      .toBeLessThan(SMOOTHING);
  }
}

describe('the chart library, reduced to the parts that Parvis uses', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  // It bundles the library twice.
  it('draws the same donuts and curves as the whole library', { timeout: 90_000 }, async () => {
    const [whole, parts] = await Promise.all([bundle([]), bundle([chartStubs(), hostSafe()])]);
    const visits = [await draw(browser, whole), await draw(browser, parts)] as const;
    const [expected, drawn] = visits;
    await expectSame(expected.page, drawn.page);
    for (const { page } of visits) await change(page);
    await expectSame(expected.page, drawn.page);
    for (const { complaints, context } of visits) {
      expect(complaints).toEqual([]);
      await context.close();
    }
    expect(parts.length).toBeLessThan(whole.length);
  });
});
