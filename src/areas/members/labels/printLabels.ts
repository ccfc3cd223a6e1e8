/** Labels, a trial sheet and letters on paper. */
import type { Label } from '../../../domain/labels/labelLines';
import { ADDRESS_BLOCK } from '../../../domain/labels/letter';
import {
  type LabelCount,
  labelPlaces,
  PAPER,
  type Place,
  type Shift,
  sheetsOf,
} from '../../../domain/labels/sheets';
import { printDocument, printedNode } from '../../../ui/output/printDocument';

/** How labels lie on their sheets. */
export interface Layout {
  count: LabelCount;
  /** The label at which the first sheet begins, from 1. */
  first: number;
  shift: Shift;
}

/** A sheet is a little lower than the paper: a rounded height would begin another page. */
const SHEETS = `
  @page { size: A4; margin: 0; }
  body { margin: 0; font: 10.5pt/1.22 Arial, Helvetica, sans-serif; color: #000; background: #fff; }
  [data-sheet] { position: relative; width: ${PAPER.width}mm; height: ${PAPER.height - 0.1}mm; overflow: hidden; break-after: page; }
  [data-sheet]:last-child { break-after: auto; }
  [data-place] { position: absolute; left: var(--left); top: var(--top); width: var(--width); height: var(--height); box-sizing: border-box; padding: 0 4mm; overflow: hidden;
    display: flex; flex-direction: column; justify-content: center; white-space: nowrap; }
  [data-place] > * { min-width: 0; }
  [data-fit="1"] { font-size: 9pt; }
  [data-fit="2"] { font-size: 8pt; }
  [data-fit="3"] { font-size: 7pt; padding: 0 2mm; }
  [data-fit="4"] { font-size: 6pt; padding: 0 2mm; }
  [data-trial] [data-place] { border: 0.2mm solid #000; align-items: center; }
  [data-line] { position: absolute; left: 55mm; width: 100mm; top: 146mm; height: 0; border-top: 0.4mm solid #000; }
  [data-said] { position: absolute; left: 40mm; right: 40mm; top: 148mm; text-align: center; background: #fff; }
`;

const FITS = 4;

/** Makes the letters of labels smaller whose lines are wider than they are, all at once, because each look costs a layout. */
function fitLabels(document: Document): void {
  let labels = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  for (let fit = 1; fit <= FITS && labels.length > 0; fit++) {
    labels = labels.filter(
      (label) => label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight,
    );
    for (const label of labels) label.setAttribute('data-fit', String(fit));
  }
}

function labelNode(document: Document, at: Place, lines: readonly string[]): HTMLElement {
  const label = printedNode(document, 'div');
  label.toggleAttribute('data-place', true);
  for (const side of ['left', 'top', 'width', 'height'] as const)
    label.style.setProperty(`--${side}`, `${at[side]}mm`);
  label.append(...lines.map((line) => printedNode(document, 'div', line)));
  return label;
}

function sheetNode(document: Document, labels: readonly Node[]): HTMLElement {
  const sheet = printedNode(document, 'section');
  sheet.toggleAttribute('data-sheet', true);
  sheet.append(...labels);
  return sheet;
}

export function printLabels(
  title: string,
  labels: readonly Label[],
  layout: Layout,
  place: HTMLElement,
): void {
  const sheets = sheetsOf(labels, layout.count, layout.first);
  const places = labelPlaces(layout.count, layout.shift);
  printDocument(
    {
      title,
      css: SHEETS,
      build: (document) =>
        sheets.map((sheet) =>
          sheetNode(
            document,
            sheet.map(({ at, label }) => labelNode(document, places[at] as Place, label.lines)),
          ),
        ),
      adjust: fitLabels,
    },
    place,
  );
}

/** Prints the outlines of a sheet with their numbers, and a line of 100 mm, to be held against the labels. */
export function printTrial(title: string, said: string, layout: Layout, place: HTMLElement): void {
  printDocument(
    {
      title,
      css: SHEETS,
      build(document) {
        const marked = (name: string, text: string) => {
          const element = printedNode(document, 'div', text);
          element.toggleAttribute(name, true);
          return element;
        };
        const labels = labelPlaces(layout.count, layout.shift).map((place, at) =>
          labelNode(document, place, [String(at + 1)]),
        );
        const sheet = sheetNode(document, [...labels, marked('data-line', ''), marked('data-said', said)]);
        sheet.toggleAttribute('data-trial', true);
        return [sheet];
      },
    },
    place,
  );
}

/** One letter, with its fields filled in. */
export interface PrintedLetter {
  address: readonly string[];
  sender: string;
  place: string;
  subject: string;
  salutation: string;
  body: string;
}

const MARGIN = { x: 15, y: 20 } as const;

const LETTER = `
  @page { size: A4; margin: ${MARGIN.y}mm ${MARGIN.x}mm; }
  body { margin: 0; font: 11pt/1.4 Arial, Helvetica, sans-serif; color: #000; background: #fff; }
  [data-letter] { position: relative; break-after: page; overflow-wrap: break-word; }
  [data-letter]:last-child { break-after: auto; }
  [data-sender] { position: absolute; left: 0; top: 0; width: 80mm; max-height: 33mm; overflow: hidden; white-space: pre-line; }
  [data-address] { position: absolute; left: ${ADDRESS_BLOCK.left - MARGIN.x}mm; top: ${ADDRESS_BLOCK.top - MARGIN.y}mm;
    width: ${ADDRESS_BLOCK.width}mm; height: ${ADDRESS_BLOCK.height}mm; overflow: hidden; line-height: 1.25; }
  [data-text] { padding-top: ${ADDRESS_BLOCK.top + ADDRESS_BLOCK.height + 7 - MARGIN.y}mm; }
  p { margin: 0 0 5mm; white-space: pre-wrap; orphans: 2; widows: 2; }
  [data-day] { text-align: right; }
  [data-subject] { font-weight: bold; }
`;

export function printLetters(title: string, letters: readonly PrintedLetter[], place: HTMLElement): void {
  printDocument(
    { title, css: LETTER, build: (document) => letters.map((letter) => letterNode(document, letter)) },
    place,
  );
}

function letterNode(document: Document, letter: PrintedLetter): HTMLElement {
  const marked = (name: string, tag: string, text: string) => {
    const element = printedNode(document, tag, text);
    element.toggleAttribute(name, true);
    return element;
  };
  const address = marked('data-address', 'div', '');
  address.append(...letter.address.map((line) => printedNode(document, 'div', line)));
  const text = marked('data-text', 'div', '');
  const parts = [
    marked('data-day', 'p', letter.place),
    marked('data-subject', 'p', letter.subject),
    printedNode(document, 'p', letter.salutation),
    printedNode(document, 'p', letter.body),
  ];
  text.append(...parts.filter((part) => part.textContent?.trim()));
  const sheet = marked('data-letter', 'article', '');
  sheet.append(marked('data-sender', 'div', letter.sender), address, text);
  return sheet;
}
