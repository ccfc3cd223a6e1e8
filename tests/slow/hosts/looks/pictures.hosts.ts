import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedLook, lookOf, settled, takeLook } from '../support/look.ts';
import { arrive, openPlaces, type Places } from '../support/places.ts';
import { brutalRules, frameworks } from '../support/styleSheets.ts';
import { widgets } from '../support/widgets.ts';

/*
 * Takes pictures of the widgets on pages that had the style sheet from the start, wide and narrow, for a look at
 * .cache/hosts. The pictures aren't compared, because rounded corners differ by a pixel between runs. Computed styles
 * and positions are compared with those on a bare page.
 */

const folder = '.cache/hosts';
const widths = [1280, 320];
const place =
  'position: absolute !important; inset: 0 auto auto 0 !important; width: 100% !important; box-sizing: border-box !important; margin: 0 !important; padding: 0 !important; border: 0 !important; background: white !important; writing-mode: horizontal-tb !important';

let places: Places;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  places = await openPlaces();
});
afterAll(() => places?.close());

const pages: [string, string][] = [
  ['bare', ''],
  ...frameworks().filter(([name]) => /bootstrap 3|dsfr/.test(name)),
  ...brutalRules.filter(([name]) => /everything inherited|every kind/.test(name)),
];

async function photograph(page: Page, name: string) {
  const path = `${folder}/${name.replaceAll(/[^\w ]/g, '').trim()}.png`;
  await page.screenshot({ path, fullPage: true });
}

it.each(widgets.filter(({ name }) => name !== 'events'))(
  '<parvis-$name> looks the same from the start',
  async (widget) => {
    const { host, api, loader } = places;
    const tag = `parvis-${widget.name}`;
    const body = `<div style="${place}"><${tag} api="${api.url}" style="--parvis-font: sans-serif" ${widget.attributes ?? ''}></${tag}></div>`;
    const changes: Record<string, string[]> = {};
    const bare = new Map<number, Awaited<ReturnType<typeof lookOf>>>();
    for (const [name, css] of pages) {
      host.set('/', { head: loader, body, css });
      const { page, context } = await arrive(places, !widget.isAnonymous);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // Each width starts with a new page, because the rows that are drawn may depend on its history.
        await page.goto(`${host.url}/`);
        await widget.shown(page);
        await page.waitForLoadState('networkidle');
        await settled(page);
        await photograph(page, `${widget.name} on ${name} ${width}`);
        const look = bare.get(width) ?? (await lookOf(page, tag));
        bare.set(width, look);
        await takeLook(page, tag, look);
        const changed = await changedLook(page, tag);
        if (changed.length > 0) changes[`${name}, ${width}`] = changed;
      }
      await context.close();
    }
    expect(changes).toEqual({});
  },
);
