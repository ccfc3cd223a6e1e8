/*
 * `npm run docs` writes the tables of the documentation between their marks, the keys of texts that hosts may replace, and the
 * public interface of the built package. tests/tools/size.mjs writes the table of sizes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type DocTable, docTables } from '../description/docTables.ts';
import { endpointIdType } from '../description/endpointIds.ts';
import { interfaceReport } from '../description/interfaceReport.ts';
import { llmsText } from '../description/llms.ts';
import { keyList, tableTypes } from '../description/messageTables.ts';

/** Replaces what stands between the marks of the table. @throws when the file has no such marks */
export function writeTable({ file, mark, content }: DocTable): void {
  const text = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- ${mark}:start -->\n`, `<!-- ${mark}:end -->`];
  const [before, rest = ''] = text.split(start);
  if (!rest.includes(end))
    throw new Error(
      `${file} has no marks <!-- ${mark}:start --> and <!-- ${mark}:end --> for its table. Write them where the table belongs.`,
    );
  writeFileSync(file, `${before}${start}${content}\n${end}${rest.split(end).slice(1).join(end)}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  docTables().forEach(writeTable);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  writeFileSync('llms.txt', llmsText(version));
  writeFileSync('src/messages/keys.ts', await keyList());
  writeFileSync('src/messages/tables.ts', await tableTypes());
  writeFileSync('src/api/endpointIds.ts', endpointIdType());
  writeFileSync('docs/INTERFACE.md', interfaceReport());
}
