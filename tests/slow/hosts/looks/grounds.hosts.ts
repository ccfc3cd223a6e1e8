import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrastOf } from '../../../fast/journeys/support/contrast.ts';
import { settled } from '../support/look.ts';
import { arrive, openPlaces, type Places } from '../support/places.ts';
import { frameworks } from '../support/styleSheets.ts';
import { widgets } from '../support/widgets.ts';

/* The headings of each widget on every background that a page may have, with each theme. */

const dsfr = frameworks().find(([name]) => name === 'dsfr')?.[1] ?? '';
const grounds: [name: string, css: string][] = [
  ['white', 'body { background: white }'],
  ['black', 'body { background: black }'],
  ['a dark scheme without a ground', 'html { color-scheme: dark }'],
  ['no ground', 'html, body { background: transparent }'],
  ['a veil', 'body { background: rgb(0 0 0 / 80%) }'],
  ['a middle tone', 'body { background: #808080 }'],
  ['a picture', 'body { background: linear-gradient(black, white) }'],
  ['DSFR dark', `${dsfr} body { background: var(--background-default-grey, #161616) }`],
];

let places: Places;
beforeAll(async () => {
  places = await openPlaces();
});
afterAll(() => places?.close());

describe.each(widgets)('<parvis-$name>', (widget) => {
  it('has headings with a contrast of 4.5 on every background, with every theme', async () => {
    const { host, api, loader } = places;
    const tag = `parvis-${widget.name}`;
    const body = `<${tag} api="${api.url}" ${widget.attributes ?? ''}></${tag}>`;
    host.set('/', { head: loader, body, html: 'data-fr-scheme="dark" data-fr-theme="dark"' });
    const { page, context } = await arrive(places, !widget.isAnonymous);
    await page.goto(`${host.url}/`);
    await widget.shown(page);
    const heading = page.locator(tag).locator('h1, h2').first();
    const weak: Record<string, number> = {};
    for (const [name, css] of grounds) {
      for (const theme of ['auto', 'light', 'dark']) {
        await page.evaluate(
          ([text, chosen, element]) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(text);
            document.adoptedStyleSheets = [sheet];
            document.querySelector(element)?.setAttribute('theme', chosen);
            // The page changes its background by an attribute.
            document.documentElement.toggleAttribute('data-turn');
          },
          [css, theme, tag] as const,
        );
        await settled(page);
        const contrast = await contrastOf(heading);
        const ground = `${name}, ${theme}`;
        // On a gradient, the contrast is measured on the widget's own canvas, which must be there.
        if (name === 'a picture')
          expect(await page.locator(`${tag} .parvis`).getAttribute('data-painted'), ground).toBe('');
        if (contrast < 4.5) weak[ground] = contrast;
      }
    }
    await context.close();
    expect(weak).toEqual({});
  });
});
