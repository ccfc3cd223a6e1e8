import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStyles, changedLook, keepLook, settled } from '../support/look.ts';
import { arrive, openPlaces, type Places } from '../support/places.ts';
import { brutalRules, frameworks, printRules } from '../support/styleSheets.ts';
import { widgets } from '../support/widgets.ts';

/*
 * Widgets in print: a host's print style sheet does not change them, and the list prints whatever the page hides in
 * print.
 */

let places: Places;
beforeAll(async () => {
  mkdirSync('.cache/hosts', { recursive: true });
  places = await openPlaces();
});
afterAll(() => places?.close());

const place =
  'display: block !important; position: absolute !important; inset: 0 auto auto 0 !important; width: 700px !important; margin: 0 !important; padding: 0 !important; border: 0 !important; float: none !important; writing-mode: horizontal-tb !important';

/** What a page may write for print. Bootstrap 3 has its own rules for it. */
const sheets: [name: string, css: string][] = [
  ...frameworks().filter(([name]) => /bootstrap|foundation|uikit|dsfr/.test(name)),
  ...[...brutalRules.filter(([name]) => /everything inherited|every kind/.test(name)), ...printRules].map(
    ([name, css]): [string, string] => [name, `@media print { ${css} }`],
  ),
];

describe.each(widgets.filter(({ name }) => /dashboard|members|events|form/.test(name)))(
  '<parvis-$name> on paper',
  (widget) => {
    it('looks the same under every print style sheet', async () => {
      const { host, api, loader } = places;
      const tag = `parvis-${widget.name}`;
      host.set('/', {
        head: loader,
        body: `<div id="place" style="${place}"><${tag} api="${api.url}" style="--parvis-font: sans-serif" ${widget.attributes ?? ''}></${tag}></div>`,
      });
      const { page, context } = await arrive(places, !widget.isAnonymous);
      await page.goto(`${host.url}/`);
      await widget.shown(page);
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
      await settled(page);
      expect(await keepLook(page, tag)).toBeGreaterThan(20);
      const changes: Record<string, string[]> = {};
      for (const [name, css] of sheets) {
        const remove = await addStyles(page, css);
        const changed = await changedLook(page, tag);
        if (changed.length > 0) changes[name] = changed;
        await remove();
      }
      await addStyles(page, printRules.map(([, css]) => `@media print { ${css} }`).join('\n'));
      await page.pdf({ path: `.cache/hosts/${widget.name} on paper.pdf`, format: 'A4' });
      await context.close();
      expect(changes).toEqual({});
    });
  },
);

declare global {
  var printed: Sheet[];
}

interface Sheet {
  isRendered: boolean;
  lines: string[];
  rows: string[][];
  look: Record<string, string>;
}

it('prints the list alone, on a strict page that hides everything from paper', async () => {
  const { strict, api, loader } = places;
  const hidden = `@media print { body > *, iframe, table, tr { display: none !important; visibility: hidden !important } }`;
  const css = `${hidden} * { color: red !important; font: 40px fantasy !important; background: red !important }`;
  strict.set('/', {
    head: loader,
    body: `<h1>Paroisse</h1><parvis-members api="${api.url}"></parvis-members>`,
    css,
  });
  const { page, violations, complaints, context } = await arrive(places);
  // Collects in every frame what would have been printed.
  await page.addInitScript(() => {
    if (window === top) globalThis.printed = [];
    window.print = () => {
      const textOf = (element: Element) => element.textContent ?? '';
      const cell = document.querySelector('tbody td');
      if (!cell) throw new Error('The printed page has no table.');
      const { display, color, backgroundColor, fontSize } = getComputedStyle(cell);
      top?.window.printed.push({
        isRendered: (frameElement?.getClientRects().length ?? 0) > 0,
        lines: [...document.querySelectorAll('h1, p')].map(textOf),
        rows: [...document.querySelectorAll('tr')].map((row) => [...row.children].map(textOf)),
        look: { display, color, backgroundColor, fontSize },
      });
    };
  });
  await page.goto(`${strict.url}/`);
  const list = page.locator('parvis-members');
  await list.getByRole('row').nth(3).waitFor();
  await list.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Imprimer la liste' }).click();
  await page.waitForFunction(() => printed.length > 0);
  const [sheet] = await page.evaluate(() => printed);
  expect(sheet).toMatchObject({
    isRendered: true,
    look: {
      display: 'table-cell',
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgba(0, 0, 0, 0)',
      // 10 points, like the lines above the table: in a frame without a document type, tables inherit no font.
      fontSize: '13.3333px',
    },
  });
  expect(sheet?.lines[0]).toBe('Liste des membres');
  expect(sheet?.rows).toHaveLength(11);
  expect(await violations()).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
