import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedLook, lookOf, takeLook } from './support/look.ts';
import { arrive, openPlaces, type Places } from './support/places.ts';
import { brutalRules, frameworks } from './support/styleSheets.ts';
import { widgets } from './support/widgets.ts';

/*
 * Pictures of the widgets on pages that had the style sheet from the start, in .cache/hosts, to be looked at (not
 * compared: rounded corners differ by a pixel from one run to the next). Computed styles and places are compared with
 * those on a bare page.
 */

const folder = '.cache/hosts';
const place =
  'position: absolute !important; inset: 0 auto auto 0 !important; width: 1100px !important; margin: 0 !important; padding: 0 !important; background: white !important; writing-mode: horizontal-tb !important';

let places: Places;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  places = await openPlaces();
});
afterAll(() => places?.close());

const pages: [string, string][] = [
  ...frameworks().filter(([name]) => /bootstrap 3|bulma|semantic|materialize|dsfr/.test(name)),
  ...brutalRules.filter(([name]) => /everything inherited/.test(name)),
];
const chosen = widgets.filter(({ name }) => /login|members|groups|form/.test(name));

it.each(chosen)('<parvis-$name> comes up the same', async (widget) => {
  const { host, api, loader } = places;
  const tag = `parvis-${widget.name}`;
  const body = `<div style="${place}"><${tag} api="${api.url}" style="--parvis-font: sans-serif" ${widget.attributes ?? ''}></${tag}></div>`;
  const changes: Record<string, string[]> = {};
  let bare: Awaited<ReturnType<typeof lookOf>> | undefined;
  for (const [name, css] of [['bare', ''], ...pages] as [string, string][]) {
    host.set('/', { head: loader, body, css });
    const { page, context } = await arrive(places, !widget.isAnonymous);
    await page.goto(`${host.url}/`);
    await widget.shown(page);
    await page.waitForLoadState('networkidle');
    const file = `${folder}/${widget.name} on ${name.replaceAll(/[^\w ]/g, '').trim()}.png`;
    await page.screenshot({ path: file, clip: { x: 0, y: 0, width: 1120, height: 880 } });
    bare ??= await lookOf(page, tag);
    await takeLook(page, tag, bare);
    const changed = await changedLook(page, tag);
    if (changed.length > 0) changes[name] = changed;
    await context.close();
  }
  expect(changes).toEqual({});
});
