import { printDocument, printedNode } from './printDocument';

/** A table that is printed without the page around it. */
interface Sheet {
  title: string;
  /** Lines under the title: the count, the filters, the day. */
  lines: readonly string[];
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  /** Lists of their own below the first one. */
  further?: readonly Pick<Sheet, 'title' | 'headers' | 'rows'>[];
  /** Pages of so many rows, each with the title, lines and headers, ruled, and with a line below that says which page it is. */
  pages?: { size: number; foot(page: number, pages: number): string };
  /** On A4 across. */
  isWide?: boolean;
}

const CSS = `
  @page { margin: 14mm 12mm; }
  body { margin: 0; font: 10pt/1.35 system-ui, sans-serif; color: #000; background: #fff; }
  h1 { margin: 0 0 2mm; font-size: 15pt; }
  h2 { margin: 8mm 0 0; font-size: 12pt; break-after: avoid; }
  p { margin: 0 0 1mm; color: #444; }
  table { width: 100%; margin-top: 4mm; border-collapse: collapse; font: inherit; }
  th, td { padding: 1.2mm 1.5mm; border-bottom: 0.2mm solid #999; text-align: start; vertical-align: top; overflow-wrap: break-word; }
  [data-breaks], [data-breaks] * { overflow-wrap: anywhere; }
  [data-number] { white-space: nowrap; }
  thead th { border-bottom: 0.4mm solid #000; font-size: 9pt; }
  tbody th { font-weight: 600; }
  tr { break-inside: avoid; }
  .page { break-after: page; }
  .page:last-child { break-after: auto; }
  .page :is(th, td) { height: 5.4mm; padding: 0.6mm 1.5mm; border: 0.2mm solid #777; width: 28%; }
  .page :is(th, td):first-child { width: auto; }
  .page > p:last-child { margin-top: 3mm; text-align: end; }
`;

const WIDE = '@page { size: A4 landscape; margin: 9mm; } body { font-size: 9pt; }';

/** Columns up to which words stay whole. More of them would be wider than the paper. */
const WHOLE_WORDS_MAX = 6;
/** A longer word may break anywhere, because it would push the other columns off the paper. */
const WORD_MAX = 24;

/** Opens the browser's print dialog. Meanwhile `place` holds the frame, so it must be rendered. */
export function printSheet(sheet: Sheet, place: HTMLElement, print?: (view: Window) => void): void {
  const { title, isWide = false } = sheet;
  printDocument(
    { title, css: isWide ? CSS + WIDE : CSS, build: (document) => contentOf(document, sheet) },
    place,
    print,
  );
}

function contentOf(document: Document, { title, lines, further = [], pages, ...first }: Sheet): Node[] {
  const node = (name: string, text = '') => printedNode(document, name, text);
  const cell = (name: string, text: string) => {
    const element = node(name);
    const pieces = piecesOf(text);
    element.append(...pieces.flatMap((piece, at) => (at === 0 ? [piece] : [node('wbr'), piece])));
    element.toggleAttribute('data-breaks', pieces.some(isLong));
    element.toggleAttribute('data-number', NUMBER.test(text));
    return element;
  };
  const row = (cells: readonly string[], nameOf: (at: number) => string) => {
    const line = node('tr');
    line.append(...cells.map((text, at) => cell(nameOf(at), text)));
    return line;
  };
  const tableOf = ({ headers, rows }: Pick<Sheet, 'headers' | 'rows'>) => {
    const [table, head, body] = [node('table'), node('thead'), node('tbody')];
    table.toggleAttribute('data-breaks', headers.length > WHOLE_WORDS_MAX);
    head.append(row(headers, () => 'th'));
    body.append(...rows.map((cells) => row(cells, (at) => (at === 0 ? 'th' : 'td'))));
    table.append(head, body);
    return table;
  };
  if (pages) {
    const count = Math.max(1, Math.ceil(first.rows.length / pages.size));
    return Array.from({ length: count }, (_, at) => {
      const rows = first.rows.slice(at * pages.size, (at + 1) * pages.size);
      const section = node('section');
      section.className = 'page';
      section.append(
        node('h1', title),
        ...lines.map((line) => node('p', line)),
        tableOf({ ...first, rows }),
        node('p', pages.foot(at + 1, count)),
      );
      return section;
    });
  }
  return [
    node('h1', title),
    ...lines.map((line) => node('p', line)),
    tableOf(first),
    ...further.flatMap((list) => [node('h2', list.title), tableOf(list)]),
  ];
}

/** Where a line may end, apart from blanks: in an e-mail address after its signs. */
const piecesOf = (text: string): string[] => (text.includes('@') ? text.split(/(?<=[@._-])/) : [text]);

/** A telephone number stays on its line. */
const NUMBER = /^[\d\s+().-]{1,24}$/;

const isLong = (piece: string): boolean => piece.split(/[\s-]/).some((word) => word.length > WORD_MAX);
