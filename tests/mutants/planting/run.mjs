import { fork } from 'node:child_process';
import { once } from 'node:events';
import { findChromium } from '../../support/chromium.mjs';
import { groupBy, readDefects } from './defects.mjs';
import { printResults } from './report.mjs';

const isChosen = (wanted) => (defect) =>
  wanted.length === 0 ||
  wanted.some(
    (word) =>
      word === defect.family ||
      word === defect.list ||
      word === defect.requirement ||
      defect.name.includes(word),
  );

const isPage = ({ tests }) => tests.every((file) => file.endsWith('.browser.tsx'));

/** Defects of one test file stay together, dealt out so that the parts take about as long. */
function dealt(defects, parts) {
  const groups = groupBy(defects, ({ tests }) => tests[0]);
  const shares = Array.from({ length: parts }, () => []);
  for (const group of [...groups.values()].sort((one, other) => other.length - one.length))
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

/** Runs the chosen defects; gives the exit code. */
export async function runPlanted(wanted) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const defects = (await readDefects()).filter(isChosen(wanted));
  process.env.CHROME_PATH = findChromium();
  const results = new Map();
  const onResult = (result) => {
    results.set(result.name, result);
    const mark = { caught: '✓', survived: '✗' }[result.outcome] ?? '?';
    console.log(`${mark} ${result.name}${result.by ? `  ←  ${result.by}` : ''}`);
  };
  const pages = dealt(defects.filter(isPage), Number(process.env.PARVIS_BROWSERS ?? 2));
  const others = defects.filter((defect) => !isPage(defect));
  await Promise.all(pages.map((share, at) => runWorker('./browserWorker.mjs', share, at, onResult)));
  if (others.length > 0) await runWorker('./nodeWorker.mjs', others, 0, onResult);
  return printResults(defects, results, wanted.length > 0);
}
