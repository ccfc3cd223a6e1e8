/*
 * What a visitor downloads before a widget can be used, gzip, React and CSS included: the loader, the chunks every
 * widget needs, and those of the widget's screen, as the build's own module graph has them. 1 KB = 1024 bytes.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const graph = JSON.parse(readFileSync('.cache/loader-graph.json', 'utf8'));
const gzipped = (file) => gzipSync(readFileSync(`dist/cdn/${file}`), { level: 9 }).length;
const total = (files) => [...new Set(files)].reduce((sum, file) => sum + gzipped(file), 0);
const everywhere = [graph.entry, ...graph.core];
const screenOf = (name) => graph.areas[name] ?? [];

/** Limits of one widget alone on a page, in KB; the sign-in form stands before the session's calls arrive. */
const whole = { login: 100, dashboard: 115, members: 120 };
const ownLimit = 25;

const rows = [
  { what: 'loader', size: gzipped(graph.entry), limit: 3 },
  ...Object.entries(whole)
    .filter(([name]) => graph.areas[name])
    .map(([name, limit]) => ({
      what: `${name}, all of it`,
      size: total([...everywhere, ...(name === 'login' ? [] : screenOf('session')), ...screenOf(name)]),
      limit,
    })),
  ...Object.keys(graph.areas)
    .filter((name) => !(name in whole) && name !== 'session')
    .map((name) => ({
      what: `${name}, beside another widget`,
      size: total(screenOf(name)),
      limit: ownLimit,
    })),
];

const print = (...cells) =>
  console.log(cells.map((cell, i) => (i ? String(cell).padStart(12) : cell.padEnd(34))).join(''));
print('gzip', 'size (KB)', 'limit (KB)', '');
for (const { what, size, limit } of rows) {
  print(what, (size / KB).toFixed(1), limit, size > limit * KB ? 'too much' : 'ok');
}
for (const file of everywhere)
  print(`  ${file.replace('chunks/', '')}`, (gzipped(file) / KB).toFixed(1), '', '');

process.exit(rows.some(({ size, limit }) => size > limit * KB) ? 1 : 0);
