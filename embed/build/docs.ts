/*
 * `npm run docs` writes the tables of the documentation between their marks. tests/tools/size.mjs writes the table of sizes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { elementTable, eventTable, partList, propertyTable, slotTable } from '../description/docTables.ts';
import { llmsText } from '../description/llms.ts';

interface Table {
  file: string;
  /** The name in `<!-- mark:start -->` and `<!-- mark:end -->`. */
  mark: string;
  content: string;
}

/** All generated parts of the documentation. */
export function docTables(): Table[] {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const screens = names.sort().map((name) => readFileSync(join('src', name), 'utf8'));
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  return [
    { file: 'README.md', mark: 'widgets', content: elementTable() },
    { file: 'docs/EMBEDDING.md', mark: 'events', content: eventTable() },
    { file: 'docs/EMBEDDING.md', mark: 'properties', content: propertyTable(tokens) },
    { file: 'docs/EMBEDDING.md', mark: 'slots', content: slotTable() },
    { file: 'docs/EMBEDDING.md', mark: 'parts', content: partList(screens) },
  ];
}

/** The text between the marks, or undefined when there are none. */
export function marked(text: string, mark: string): string | undefined {
  return new RegExp(`<!-- ${mark}:start -->\\n([\\s\\S]*?)\\n?<!-- ${mark}:end -->`).exec(text)?.[1];
}

export function writeTable({ file, mark, content }: Table): void {
  const text = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- ${mark}:start -->\n`, `<!-- ${mark}:end -->`];
  if (marked(text, mark) === undefined)
    throw new Error(
      `${file} has no marks <!-- ${mark}:start --> and <!-- ${mark}:end --> for its table. Write them where the table belongs.`,
    );
  const [before, rest = ''] = text.split(start);
  writeFileSync(file, `${before}${start}${content}\n${end}${rest.split(end).slice(1).join(end)}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  docTables().forEach(writeTable);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  writeFileSync('llms.txt', llmsText(version));
}
