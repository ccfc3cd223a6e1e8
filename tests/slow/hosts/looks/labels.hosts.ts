import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESS_BLOCK } from '../../../../src/domain/labels/letter.ts';
import { type LabelCount, labelPlaces } from '../../../../src/domain/labels/sheets.ts';
import { arrive, openPlaces, type Places } from '../support/places.ts';

/*
 * Labels and letters on paper, from a widget on a strict page of another origin: what would be printed is rendered as a PDF by
 * Chromium, and the places of its words are measured.
 */

const FOLDER = '.cache/hosts';
const MM = 25.4 / 72;
/** What a label has to its left before its text. */
const PADDING = 4;

let places: Places;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  places = await openPlaces();
  await places.api.db
    .updateTable('membres')
    .set({
      nom: 'Hhhh',
      adresse: 'Hhhh',
      adresse_complement: null,
      code_postal: '44000',
      ville: 'HHHH',
      etat: 'actif',
    })
    .execute();
});
afterAll(() => places?.close());

declare global {
  var papers: { html: string; css: string }[];
}

interface Word {
  page: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  text: string;
}

/** The words of a PDF with their places in mm. */
function wordsOf(file: string): { words: Word[]; pages: number; width: number; height: number } {
  const xml = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' });
  const words: Word[] = [];
  let page = 0;
  let [width, height] = [0, 0];
  for (const [, tag, attributes = '', text = ''] of xml.matchAll(/<(page|word)\s([^>]*)>([^<]*)/g)) {
    const number = (name: string) => Number(new RegExp(`${name}="([\\d.]+)"`).exec(attributes)?.[1]) * MM;
    if (tag === 'page') {
      page++;
      [width, height] = [number('width'), number('height')];
    } else
      words.push({
        page,
        text,
        left: number('xMin'),
        right: number('xMax'),
        top: number('yMin'),
        bottom: number('yMax'),
      });
  }
  return { words, pages: page, width, height };
}

/** Opens labels for all members of the list, from a page that hides everything from paper. */
async function openedDialog() {
  const { strict, api, loader } = places;
  strict.set('/', {
    head: loader,
    body: `<h1>Paroisse</h1><parvis-members api="${api.url}"></parvis-members>`,
    css: '@media print { body > * { display: none !important } }',
  });
  const visit = await arrive(places);
  const { page } = visit;
  await page.addInitScript(() => {
    if (window === top) globalThis.papers = [];
    window.print = () => {
      const css = document.adoptedStyleSheets.flatMap((sheet) =>
        Array.from(sheet.cssRules, ({ cssText }) => cssText),
      );
      top?.window.papers.push({ html: document.body.outerHTML, css: css.join('\n') });
    };
  });
  await page.goto(`${strict.url}/`);
  const list = page.locator('parvis-members');
  await list.getByRole('row').nth(3).waitFor();
  await list.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Étiquettes ou lettre…' }).click();
  await page.getByRole('button', { name: /^Imprimer \d+ feuilles$/ }).waitFor();
  await page.getByLabel('Une par foyer').uncheck();
  return visit;
}

type Page = Awaited<ReturnType<typeof openedDialog>>['page'];

/** The last paper as a PDF. */
async function paperOf(page: Page, name: string) {
  await page.waitForFunction(() => papers.length > 0);
  const paper = (await page.evaluate(() => papers)).at(-1);
  if (!paper) throw new Error('Nothing was printed.');
  const blank = await page.context().newPage();
  await blank.setContent(`<!doctype html><meta charset="utf-8"><style>${paper.css}</style>${paper.html}`);
  const file = `${FOLDER}/${name}.pdf`;
  await blank.pdf({ path: file, preferCSSPageSize: true });
  await blank.close();
  return wordsOf(file);
}

it('puts every label where the sheet has it, to half a millimetre', async () => {
  const { page, violations, complaints, context } = await openedDialog();
  for (const count of [24, 21, 14] as const satisfies readonly LabelCount[]) {
    await page.getByLabel('Planche A4').selectOption(String(count));
    await page.getByRole('button', { name: /^Imprimer \d+ feuilles$/ }).click();
    const { words, pages, width, height } = await paperOf(page, `labels ${count}`);
    expect.soft([Math.round(width), Math.round(height)], 'A4').toEqual([210, 297]);
    expect.soft(pages).toBe(Math.ceil(60 / count));
    const towns = words.filter((word) => word.page === 1 && word.text === '44000');
    const expected = labelPlaces(count, { x: 0, y: 0 });
    expect.soft(towns).toHaveLength(count);
    towns.forEach((town, at) => {
      const place = expected[at];
      if (!place) return;
      const own = words.filter(
        ({ page: on, left, top }) =>
          on === 1 &&
          left >= place.left &&
          left < place.left + place.width &&
          top >= place.top &&
          top < place.top + place.height,
      );
      const middle =
        (Math.min(...own.map(({ top }) => top)) + Math.max(...own.map(({ bottom }) => bottom))) / 2;
      expect
        .soft(Math.abs(town.left - place.left - PADDING), `left of ${at + 1} of ${count}`)
        .toBeLessThan(0.5);
      expect
        .soft(Math.abs(middle - place.top - place.height / 2), `middle of ${at + 1} of ${count}`)
        .toBeLessThan(0.5);
    });
  }
  expect(await violations()).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('moves a sheet by the shift, and draws 100 mm on the trial sheet', async () => {
  const { page, context } = await openedDialog();
  await page.getByLabel('Vers la droite (mm)').fill('2,5');
  await page.getByLabel('Vers le bas (mm)').fill('-1');
  await page.getByRole('button', { name: /^Imprimer \d+ feuilles$/ }).click();
  const { words } = await paperOf(page, 'labels moved');
  const first = words.find(({ text }) => text === '44000');
  expect(Math.abs((first?.left ?? 0) - PADDING - 2.5)).toBeLessThan(0.5);
  await page.getByRole('button', { name: 'Imprimer une feuille d’essai' }).click();
  const trial = (await page.evaluate(() => papers)).at(-1);
  expect(trial?.css).toContain('width: 100mm');
  expect(trial?.html).toContain('data-line');
  await context.close();
});

it('has the address of a letter in the window of the envelope', async () => {
  const { page, context } = await openedDialog();
  await page.getByLabel('Une lettre').check();
  await page.getByLabel('Texte', { exact: true }).fill('Bonjour à tous.');
  await page.getByRole('button', { name: 'Imprimer 60 lettres' }).click();
  const { words, pages } = await paperOf(page, 'letters');
  expect(pages).toBe(60);
  const block = words.filter(({ page: on, text }) => on === 1 && /^(Hhhh|44000|HHHH)$/.test(text));
  const left = Math.min(...block.map((word) => word.left));
  const top = Math.min(...block.map((word) => word.top));
  expect(Math.abs(left - ADDRESS_BLOCK.left)).toBeLessThan(0.5);
  expect(top).toBeGreaterThanOrEqual(ADDRESS_BLOCK.top - 0.5);
  expect(top).toBeLessThan(ADDRESS_BLOCK.top + 2);
  for (const { right, bottom } of block) {
    expect.soft(right).toBeLessThan(ADDRESS_BLOCK.left + ADDRESS_BLOCK.width);
    expect.soft(bottom).toBeLessThan(ADDRESS_BLOCK.top + ADDRESS_BLOCK.height);
  }
  await context.close();
});
