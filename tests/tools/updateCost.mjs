/*
 * What an update costs visitors: builds the script-tag files as they are, and again with one line added to an area, to
 * the kit or to the core and the package's version raised, as a release does. The files with new names are what browsers
 * download again: all of them together, and those of a page with the console and the members list. 1 KB = 1024 bytes,
 * brotli. Files in the work tree count, committed or not.
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const CHANGES = [
  { what: 'the members list', file: 'src/areas/members/list/MemberList.tsx' },
  { what: 'a dialog of the members', file: 'src/areas/members/edit/NewMemberDialog.tsx' },
  { what: 'the events', file: 'src/areas/events/EventsArea.tsx' },
  { what: 'the kit', file: 'src/ui/table/Table.tsx' },
  { what: 'the core', file: 'src/session/session.ts' },
];

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

/** Builds a copy of the work tree, changed, and returns its files with their sizes and its module graph. */
function build(change) {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-update-'));
  try {
    const files = git('ls-files', '--cached', '--others', '--exclude-standard').trim().split('\n');
    for (const file of files)
      if (/^(?:src|embed|[^/]+$)/.test(file)) cpSync(file, join(folder, file), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    if (change) {
      appendFileSync(join(folder, change.file), "\nperformance.mark('parvis-update');\n");
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, version: '99.0.0' }));
    }
    execFileSync(process.execPath, ['--import', 'tsx', 'embed/build/main.ts', '--only=cdn'], { cwd: folder });
    const graph = JSON.parse(readFileSync(join(folder, '.cache/loader-graph.json'), 'utf8'));
    const sizeOf = (file) => brotliCompressSync(readFileSync(join(folder, 'dist/cdn', file))).length;
    const { core, areas } = graph;
    const page = new Set([graph.entry, ...core, ...areas.session, ...areas.console, ...areas.members]);
    return { sizes: new Map(graph.chunks.map(({ file }) => [file, sizeOf(file)])), page };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const inKB = (files) => (files.reduce((sum, [, size]) => sum + size, 0) / 1024).toFixed(1);
const print = (...cells) =>
  console.log(cells.map((cell, i) => (i ? String(cell).padStart(14) : cell.padEnd(30))).join(''));

const before = build();
print('one line more in', 'files', 'all (KB)', 'page (KB)');
print(
  '(everything)',
  before.sizes.size,
  inKB([...before.sizes]),
  inKB([...before.sizes].filter(([file]) => before.page.has(file))),
);
for (const change of CHANGES) {
  const after = build(change);
  // The loader has the version and is asked for at every visit.
  const renamed = [...after.sizes].filter(([file]) => dirname(file) !== '.' && !before.sizes.has(file));
  print(change.what, renamed.length, inKB(renamed), inKB(renamed.filter(([file]) => after.page.has(file))));
}
