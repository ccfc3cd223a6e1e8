/*
 * The measures of every screen. Each gives a list of problems, empty for a good screen.
 */
import type { Page } from 'playwright-core';
import { DESKTOP } from '../support/site.ts';
import { faintBounds, movingThings, sameStates, smallTargets, unboundedControls } from './controls.ts';
import { badContent, badControls, badStructure, brokenReferences } from './semantics.ts';
import { sidewaysScrollers, unreachableControls, unreadableText } from './textLayout.ts';

declare global {
  interface Window {
    /** Put into the page by support/site.ts. */
    axe: typeof import('axe-core');
    /** Takes the text spacing away again. */
    unspace(): void;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until a frame is drawn, and ends all animations. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []),
    ];
    for (const animation of roots.flatMap((root) => root.getAnimations()))
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });

/** Runs a measure in a window as high as the page, so that no bar of the window lies over a part of a target. */
async function onWholePage(page: Page, measure: () => Promise<string[]>): Promise<string[]> {
  const size = page.viewportSize() ?? DESKTOP;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
  await settled(page);
  const found = await measure();
  await page.setViewportSize(size);
  return found;
}

export const axe = (page: Page) => onWholePage(page, () => runAxe(page));

async function runAxe(page: Page): Promise<string[]> {
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: tags },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 140)} ${node.any[0]?.message.slice(0, 150) ?? ''}`),
    );
  }, TAGS);
}

/** Content that is cut off or unreachable in a window of this size. */
export async function fits(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await settled(page);
  const found = [
    ...(await page.evaluate(sidewaysScrollers)),
    ...(await page.evaluate(unreadableText)),
    ...(await page.evaluate(unreachableControls)),
  ];
  await page.setViewportSize(DESKTOP);
  return found;
}

const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The same with the text spacing of WCAG 1.4.12. */
export async function fitsSpaced(page: Page, width: number, height: number): Promise<string[]> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []),
    ];
    for (const root of roots) root.adoptedStyleSheets.push(sheet);
    Object.assign(globalThis, {
      unspace: () => {
        for (const root of roots)
          root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      },
    });
  }, SPACED);
  const found = await fits(page, width, height);
  await page.evaluate(() => window.unspace());
  return found;
}

export const targets = (page: Page) => onWholePage(page, () => page.evaluate(smallTargets));
export const bounds = (page: Page) => page.evaluate(faintBounds);

export async function semantics(page: Page): Promise<string[]> {
  const probes = [badControls, brokenReferences, badStructure, badContent];
  return (await Promise.all(probes.map((probe) => page.evaluate(probe)))).flat();
}

export async function forcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  const found = [...(await page.evaluate(unboundedControls)), ...(await page.evaluate(sameStates))];
  await page.emulateMedia({ forcedColors: null });
  return found;
}

export async function stillness(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = await page.evaluate(movingThings);
  await page.emulateMedia({ reducedMotion: null });
  return found;
}
