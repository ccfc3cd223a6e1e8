import { fork } from 'node:child_process';
import { once } from 'node:events';
import { findChromium } from '../../support/runner/chromium.mjs';
import { groupBy, readDefects } from './defects.mjs';
import { knownResults } from './known.mjs';
import { printResults } from './report.mjs';

const isPage = ({ tests }) => tests.every((file) => file.endsWith('.browser.tsx'));

/**
 * Chooses by family, list, requirement, name or test file (`forms/builder`). `pages` and `node` are the defects that a
 * browser shows and those that it doesn't.
 */
const isChosen = (wanted) => (defect) => {
  const { family, list, requirement, name, tests } = defect;
  const words = [family, list, ...list.split('/'), requirement, isPage(defect) ? 'pages' : 'node'];
  const isMeant = (word) =>
    words.includes(word) || name.startsWith(`${word} `) || tests[0].includes(`/${word}.`);
  return wanted.length === 0 || wanted.some(isMeant);
};

/** Deals out the defects, so that all parts take about as long. Those of one test file stay together. */
function dealt(defects, parts) {
  const groups = groupBy(defects, ({ tests }) => tests[0]);
  const shares = Array.from({ length: parts }, () => []);
  for (const group of [...groups.values()].sort((a, b) => b.length - a.length))
    shares.reduce((least, share) => (share.length < least.length ? share : least)).push(...group);
  return shares.filter((share) => share.length > 0);
}

async function runWorker(worker, defects, part, onResult) {
  const names = defects.map(({ name }) => name);
  const child = fork(new URL(worker, import.meta.url), {
    env: { ...process.env, PARVIS_PLANTED: JSON.stringify({ names, part }) },
  });
  child.on('message', onResult);
  process.once('exit', () => child.kill());
  await once(child, 'exit');
}

async function plantAll(defects, onResult) {
  process.env.CHROME_PATH = findChromium();
  const pages = dealt(defects.filter(isPage), Number(process.env.PARVIS_BROWSERS ?? 2));
  const others = defects.filter((defect) => !isPage(defect));
  await Promise.all(pages.map((share, at) => runWorker('./browserWorker.mjs', share, at, onResult)));
  if (others.length > 0) await runWorker('./nodeWorker.mjs', others, 0, onResult);
}

/** Plants the chosen defects. Returns the exit code. */
export async function runPlanted(args) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const wanted = args.filter((word) => word !== '--all');
  const defects = (await readDefects()).filter(isChosen(wanted));
  const known = knownResults(defects);
  const isDue = (defect) => args.includes('--all') || known.get(defect)?.outcome !== 'caught';
  const due = defects.filter(isDue);
  console.log(`${defects.length} defects, ${defects.length - due.length} of them caught before.`);
  const byName = new Map(defects.map((defect) => [defect.name, defect]));
  await plantAll(due, ({ name, ...result }) => {
    known.put(byName.get(name), result);
    const mark = { caught: '✓', survived: '✗' }[result.outcome] ?? '?';
    console.log(`${mark} ${name}${result.by ? `  ←  ${result.by}` : ''}`);
  });
  return printResults(defects, known, wanted.length > 0);
}
