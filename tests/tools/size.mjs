/*
 * The downloads of a visitor, gzip, React and CSS included, computed from the build's module graph. There are three
 * limits: for a single widget on a page, up to its first screen; for an area beside others, beyond what the members list
 * has loaded; and for the heaviest later part of an area (a dialog, a form), beyond the list and the code that leads to
 * it. 1 KB = 1024 bytes. `--markdown` prints the README's table instead, `--write` writes it into the README.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const graph = JSON.parse(readFileSync('.cache/loader-graph.json', 'utf8'));
const chunks = new Map(graph.chunks.map((chunk) => [chunk.file, chunk]));
const gzipped = (file) => gzipSync(readFileSync(`dist/cdn/${file}`), { level: 9 }).length;
const total = (files) => [...new Set(files)].reduce((sum, file) => sum + gzipped(file), 0);
const everywhere = [graph.entry, ...graph.core];
const screenOf = (name) => graph.areas[name] ?? [];
const membersList = new Set([...everywhere, ...screenOf('session'), ...screenOf('members')]);
const beyond = (files) => total([...files].filter((file) => !membersList.has(file)));

/** Limits of a single widget on a page; anonymous widgets don't load the calls of the session. */
const whole = { login: 93.7, form: 94.8, dashboard: 107.5, members: 122 };
const isAnonymous = (name) => name === 'login' || name === 'form';
/** Limits of an area beyond the members list, where they differ from OPENING. */
const opening = {
  // Without the sign-in form, which signed-in users must not download.
  console: 8.5,
  forms: 34.4,
  apps: 12,
  groups: 12,
  departments: 12,
  tags: 12,
  steps: 12,
  secretariat: 12,
  settings: 12,
};
const OPENING = 25;
const LATER = 27.9;
const CHARTS = 45.3;
/** The chart library is by far the heaviest part; the dashboard loads it after its figures. */
const isDrawing = (file) => /ApexChart|LinePlot/.test(file);

function closure(start, found = new Set()) {
  if (found.has(start)) return found;
  found.add(start);
  for (const file of chunks.get(start)?.imports ?? []) closure(file, found);
  return found;
}

const isOf = (name) => (file) =>
  chunks.get(file)?.modules.some((module) => module.startsWith(`src/areas/${name}/`));

/** Every chunk that an area's own code loads after its first screen, with the imports of that chunk. */
function laterOf(name) {
  const found = new Map();
  const visit = (file) => {
    for (const next of chunks.get(file)?.dynamicImports ?? []) {
      if (found.has(next) || isDrawing(next) || screenOf(name).includes(next) || membersList.has(next))
        continue;
      const here = closure(file);
      const brought = [...closure(next)].filter((each) => !here.has(each));
      found.set(next, brought);
      for (const each of brought) if (isOf(name)(each)) visit(each);
    }
  };
  for (const file of screenOf(name)) if (isOf(name)(file)) visit(file);
  return [...found.values()].map(beyond);
}

const areas = Object.keys(graph.areas).filter((name) => name !== 'session');
const aloneOf = (name) =>
  total([...everywhere, ...(isAnonymous(name) ? [] : screenOf('session')), ...screenOf(name)]);
const rows = [
  { what: 'loader', size: gzipped(graph.entry), limit: 3.4 },
  ...areas
    .filter((name) => name in whole)
    .map((name) => ({
      what: `${name}, all of it`,
      size: aloneOf(name),
      limit: whole[name],
    })),
  ...areas
    .filter((name) => !(name in whole))
    .map((name) => ({
      what: `${name}, beyond the members list`,
      size: beyond(screenOf(name)),
      limit: opening[name] ?? OPENING,
    })),
  ...areas
    .map((name) => ({
      what: `${name}, heaviest later part`,
      size: Math.max(0, ...laterOf(name)),
      limit: LATER,
    }))
    .filter(({ size }) => size > 0),
  {
    what: 'charts, with their library',
    size: total([...chunks.keys()].filter(isDrawing)),
    limit: CHARTS,
  },
];

/** A row for each element: alone on a page, and beside a members list. */
function markdown() {
  const inKB = (bytes) => (bytes / KB).toFixed(1);
  const order = JSON.parse(readFileSync('dist/vscode.html-custom-data.json', 'utf8')).tags;
  const lines = order.map(({ name: tag }) => {
    const name = tag.replace('parvis-', '');
    const added = name === 'members' ? '–' : inKB(beyond(screenOf(name)));
    return `| \`<${tag}>\` | ${inKB(aloneOf(name))} | ${added} |`;
  });
  return ['| KB, gzip | alone on a page | beside a members list |', '| --- | ---: | ---: |', ...lines].join(
    '\n',
  );
}

if (process.argv.includes('--markdown')) {
  console.log(markdown());
  process.exit(0);
}
if (process.argv.includes('--write')) {
  const marks = /(<!-- sizes:start -->\n)[\s\S]*?(<!-- sizes:end -->)/;
  const readme = readFileSync('README.md', 'utf8').replace(
    marks,
    (_, start, end) => `${start}${markdown()}\n${end}`,
  );
  writeFileSync('README.md', readme);
}

const print = (...cells) =>
  console.log(cells.map((cell, i) => (i ? String(cell).padStart(12) : cell.padEnd(36))).join(''));
print('gzip', 'size (KB)', 'limit (KB)', '');
for (const { what, size, limit } of rows)
  print(what, (size / KB).toFixed(1), limit, size > limit * KB ? 'too much' : 'ok');
for (const file of everywhere)
  print(`  ${file.replace('chunks/', '')}`, (gzipped(file) / KB).toFixed(1), '', '');

process.exit(rows.some(({ size, limit }) => size > limit * KB) ? 1 : 0);
