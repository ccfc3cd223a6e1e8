import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStyles, changedLook, keepLook } from '../support/look.ts';
import { arrive, openPlaces, type Places } from '../support/places.ts';
import { brutalRules, frameworks } from '../support/styleSheets.ts';
import { type Widget, widgets } from '../support/widgets.ts';

/*
 * No host style sheet changes a widget. The host only decides what places it on the page and which font it inherits.
 * Here the container is sized by its style attribute, and the widgets have a font of their own.
 */

const place =
  'display: block !important; position: absolute !important; inset: 0 auto auto 0 !important; width: 1100px !important; margin: 0 !important; padding: 0 !important; border: 0 !important; float: none !important; writing-mode: horizontal-tb !important';
const font = '--parvis-font: sans-serif';

let places: Places;
beforeAll(async () => {
  places = await openPlaces();
});
afterAll(() => places?.close());

async function open(widget: Widget, css = '') {
  const { host, api, loader } = places;
  const tag = `parvis-${widget.name}`;
  const body = `<div id="place" style="${place}"><${tag} api="${api.url}" style="${font}" ${widget.attributes ?? ''}></${tag}></div>`;
  host.set('/', { head: loader, body, css });
  const visitor = await arrive(places, !widget.isAnonymous);
  await visitor.page.goto(`${host.url}/`);
  await widget.shown(visitor.page);
  await visitor.page.waitForLoadState('networkidle');
  return { ...visitor, tag };
}

describe.each(widgets)('<parvis-$name>', (widget) => {
  const states: Widget['states'] = { 'as it opens': async () => {}, ...widget.states };
  for (const [state, bring] of Object.entries(states)) {
    it(`looks the same under every style sheet, ${state}`, async () => {
      const { page, context, tag } = await open(widget);
      await bring(page);
      expect(await keepLook(page, tag)).toBeGreaterThan(20);
      const changes: Record<string, string[]> = {};
      for (const [name, css] of [...frameworks(), ...brutalRules]) {
        const remove = await addStyles(page, css);
        const changed = await changedLook(page, tag);
        if (changed.length > 0) changes[name] = changed;
        await remove();
      }
      await context.close();
      expect(changes).toEqual({});
    });
  }
});
