/*
 * The downloads of a visitor, gzip, React and CSS included, computed from the build's module graph. There are three
 * budgets: for a single widget on a page, up to its first screen; for an area beside others, beyond what the members
 * list has loaded; and for the heaviest later part of an area (a dialog, a form), beyond the list, the code that leads
 * to it and what such parts share, which has a budget of its own. A size fails 5 % above its budget. 1 KB = 1024 bytes. The last column is the
 * difference to docs/REFERENCE.md of origin/main. `--markdown` prints the table of that page instead, `--write` writes it there.
 */
import { execFileSync } from 'node:child_process';
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
/** What dialogs and further screens of several areas share: the first of them downloads it. */
const isShared = (file) =>
  /chunks\/(?:shared|visitors-shared|notices|submission|days|dates|inputs|dialogs|people|picker)-/.test(file);
const beyond = (files) => total([...files].filter((file) => !membersList.has(file)));

/** Budgets of a single widget on a page; anonymous widgets don't load the calls of the session. */
const whole = {
  login: 109.5,
  form: 110.5,
  registration: 113.5,
  agenda: 104.5,
  dashboard: 131,
  members: 150.5,
};
const isAnonymous = (name) => graph.forVisitors.includes(name);
/** Budgets of an area beyond the members list, where they differ from OPENING. */
const opening = { duplicates: 30, forms: 45, journal: 31.5, mails: 29, server: 28.5, settings: 28.5 };
const OPENING = 27.5;
const LATER = 31.5;
/** The reading of an imported file decides by its columns: encodings, kinds, dates, numbers, states, consents, heads of other programs. The list of registrations sums answers, ticks, adds and shares; it is counted from the list of events, which fetches it beside the page of an event. */
const later = { events: 39.5, members: 60 };
/** The form of dialogs, the field of a day, lists of rows in several areas, what is said of a deletion, joining a group, what this device keeps, copied lines, days, and choosing one person of a sheet. */
const SHARED = 64;
const LOADER = 4.45;
const CHARTS = 96;
const isTooMuch = ({ size, budget }) => size > budget * KB * 1.05;
/** The chart library is by far the heaviest part; the dashboard loads it after its figures. */
const isDrawing = (file) => /\bcharts-/.test(file);

function closure(start, found = new Set()) {
  if (found.has(start)) return found;
  found.add(start);
  for (const file of chunks.get(start)?.imports ?? []) closure(file, found);
  return found;
}

const isOf = (name) => (file) =>
  chunks
    .get(file)
    ?.modules.some((module) => module.startsWith(`src/areas/${name === 'form' ? 'publicForm' : name}/`));

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
  return [...found.values()].map((files) => beyond(files.filter((file) => !isShared(file))));
}

const areas = Object.keys(graph.areas).filter((name) => name !== 'session' && name !== 'signIn');
const aloneOf = (name) =>
  total([...everywhere, ...(isAnonymous(name) ? [] : screenOf('session')), ...screenOf(name)]);
const rows = [
  { what: 'loader', size: gzipped(graph.entry), budget: LOADER },
  ...areas
    .filter((name) => name in whole)
    .map((name) => ({
      what: `${name}, all of it`,
      size: aloneOf(name),
      budget: whole[name],
    })),
  ...areas
    .filter((name) => !(name in whole))
    .map((name) => ({
      what: `${name}, beyond the members list`,
      size: beyond(screenOf(name)),
      budget: opening[name] ?? OPENING,
    })),
  ...areas
    .map((name) => ({
      what: `${name}, heaviest later part`,
      size: Math.max(0, ...laterOf(name)),
      budget: later[name] ?? LATER,
    }))
    .filter(({ size }) => size > 0),
  {
    what: 'shared by later parts',
    size: total([...chunks.keys()].filter(isShared)),
    budget: SHARED,
  },
  {
    what: 'charts, with their library',
    size: total([...chunks.keys()].filter(isDrawing)),
    budget: CHARTS,
  },
];

const inKB = (bytes) => (bytes / KB).toFixed(1);

const PAGE = 'docs/REFERENCE.md';

/** The rows of that page: each element alone on a page, and beside a members list. */
function table() {
  const order = JSON.parse(readFileSync('dist/vscode.html-custom-data.json', 'utf8')).tags;
  return order.map(({ name: tag }) => {
    const name = tag.replace('parvis-', '');
    const added = name === 'members' ? '–' : inKB(beyond(screenOf(name)));
    return [`\`<${tag}>\``, inKB(aloneOf(name)), added];
  });
}

const markdown = () =>
  ['| KB, gzip | alone on a page | beside a members list |', '| --- | ---: | ---: |']
    .concat(table().map((cells) => `| ${cells.join(' | ')} |`))
    .join('\n');

const marks = /(<!-- sizes:start -->\n)([\s\S]*?)(<!-- sizes:end -->)/;

/** What the page of main says, by the first cell; nothing where the repository has no such branch or page. */
function published() {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  const refs = execFileSync('git', ['for-each-ref', '--format=%(refname)'], options).split('\n');
  const main = ['refs/remotes/origin/main', 'refs/heads/main'].find((ref) => refs.includes(ref));
  if (!main) return new Map();
  const isThere = execFileSync('git', ['ls-tree', '--name-only', main, PAGE], options).trim() !== '';
  const page = isThere ? execFileSync('git', ['show', `${main}:${PAGE}`], options) : '';
  const lines = (marks.exec(page)?.[2] ?? '').split('\n').map((line) => line.split(' | '));
  return new Map(lines.map(([name, alone]) => [name.replace('| ', ''), Number.parseFloat(alone)]));
}

if (process.argv.includes('--markdown')) {
  console.log(markdown());
  process.exit(0);
}
if (process.argv.includes('--write')) {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    page.replace(marks, (_, start, _old, end) => `${start}${markdown()}\n${end}`),
  );
}

const print = (...cells) =>
  console.log(cells.map((cell, i) => (i ? String(cell).padStart(12) : cell.padEnd(36))).join(''));
print('gzip', 'size (KB)', 'budget (KB)', '');
for (const row of rows) print(row.what, inKB(row.size), row.budget, isTooMuch(row) ? 'too much' : 'ok');

const before = published();
print('');
print('alone on a page', 'size (KB)', 'since main');
for (const [name, alone] of table()) {
  const difference = Number(alone) - before.get(name);
  print(
    name,
    alone,
    Number.isNaN(difference) ? 'new' : `${difference < 0 ? '' : '+'}${difference.toFixed(1)}`,
  );
}

print('');
print('files of every widget', 'size (KB)');
for (const file of everywhere) print(file.replace('chunks/', ''), inKB(gzipped(file)));

process.exit(rows.some(isTooMuch) ? 1 : 0);
