/* `npm run docs`: writes the tables of the documentation between their marks. That of sizes comes from tests/size.mjs. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { elementTable, eventTable, partList, propertyTable, slotTable } from '../description/docTables.ts';
import { llmsText } from '../description/llms.ts';

interface Table {
  file: string;
  /** Stands in `<!-- mark:start -->` and `<!-- mark:end -->`. */
  mark: string;
  content: string;
}

/** Every generated piece of the documentation. */
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

/** What stands between the marks of a text now; undefined when it has none. */
export function marked(text: string, mark: string): string | undefined {
  return new RegExp(`<!-- ${mark}:start -->\\n([\\s\\S]*?)\\n?<!-- ${mark}:end -->`).exec(text)?.[1];
}

export function writeTable({ file, mark, content }: Table): void {
  const text = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- ${mark}:start -->\n`, `<!-- ${mark}:end -->`];
  if (marked(text, mark) === undefined) throw new Error(`${file} has no marks for its table of ${mark}.`);
  const [before, rest = ''] = text.split(start);
  writeFileSync(file, `${before}${start}${content}\n${end}${rest.split(end).slice(1).join(end)}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  docTables().forEach(writeTable);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  writeFileSync('llms.txt', llmsText(version));
}
