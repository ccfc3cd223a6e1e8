/*
 * Mutation testing of the logic (see tests/mutants.md): `npm run test:mutants -- domain`. Options: `--all` clears the
 * results of earlier runs; `--near` runs only the area's own tests; `--only=couleur` takes the files whose path
 * contains it; `--list` names every survivor (also in .cache/mutants/AREA.txt).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { hashOf, instrument } from './logic/instrument.mjs';
import { runFiles } from './logic/run.mjs';
import { areas } from './logic.config.mjs';

const CACHE = '.cache/mutants';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/** The hash of a test file and the helpers it imports from tests, which tells whether one of them changed. */
function testHash(file, seen = new Set()) {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path)),
  );
  const helpers = imports
    .filter((path) => path.startsWith('tests/'))
    .map((path) =>
      ['', '.ts', '.tsx', '.mjs']
        .map((ending) => path + ending)
        .find((each) => existsSync(each) && /\.\w+$/.test(each)),
    )
    .filter(Boolean);
  return hashOf(text + helpers.map((helper) => testHash(helper, seen)).join());
}

const readMemory = (path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { verdicts: {}, reached: {} };

async function runArea(name, { isAll, isNear, only, isListed }) {
  const area = areas[name];
  const files = filesIn(area.root ?? 'src')
    .filter((file) => area.sources.test(file) && !area.without.some((pattern) => pattern.test(file)))
    .filter((file) => !only || file.includes(only))
    .sort();
  const { sources, mutants } = await instrument(files);
  const near = area.near ?? new RegExp(`/tests/(?:areas/)?${name}`);
  const tests = filesIn('tests')
    .filter((file) => /\.test\.tsx?$/.test(file) && area.tests.test(file))
    .filter((file) => !isNear || near.test(`/${file}`));
  const hashes = Object.fromEntries(tests.map((file) => [file, testHash(file)]));
  const path = `${CACHE}/${name}.json`;
  const memory = isAll ? { verdicts: {}, reached: {} } : readMemory(path);
  const pending = withoutVerdict(tests, memory, { mutants, sources, hashes });
  const unusable = new Map();
  const start = performance.now();
  let count = 0;
  const onLine = (line) => {
    const reason = line.unrepeatable ?? (line.coverage && line.failure);
    if (reason) unusable.set(line.file, reason);
    if (line.verdict) count++;
    remember(line, memory, { mutants, sources, hashes });
  };
  mkdirSync(CACHE, { recursive: true });
  const save = () => writeFileSync(path, JSON.stringify(memory));
  const timer = setInterval(save, 10_000);
  if (Object.keys(pending).length > 0) {
    await runFiles({
      folder: `${CACHE}/${name}`,
      sources,
      pending,
      near,
      onLine,
    });
  }
  clearInterval(timer);
  save();
  return tell(name, area, {
    mutants,
    memory,
    sources,
    hashes,
    unusable,
    count,
    seconds: (performance.now() - start) / 1000,
    isListed,
  });
}

/** The mutants without a verdict, by the test file that may reach them. */
function withoutVerdict(tests, memory, { mutants, sources, hashes }) {
  const { killed, cleared } = remembered(memory, { mutants, sources, hashes });
  const pending = {};
  for (const test of tests) {
    const ids = mayReach(memory.reached[test], { hash: hashes[test], mutants, sources }).filter(
      (id) => !killed.has(id) && !cleared.get(id)?.has(test),
    );
    if (ids.length > 0) pending[test] = ids;
  }
  return pending;
}

/** Adds a worker's line to the memory: what a test file reached, or a verdict. */
function remember({ coverage, verdict, file, id, test }, memory, { mutants, sources, hashes }) {
  if (coverage) {
    const ids = new Set(
      Object.keys(coverage.fixed).concat(Object.values(coverage.perTest).flatMap(Object.keys)),
    );
    const sourceHashes = Object.fromEntries([...sources].map(([source, { hash }]) => [source, hash]));
    memory.reached[file] = { hash: hashes[file], sources: sourceHashes, ids: [...ids] };
  }
  if (!verdict) return;
  const { hash } = sources.get(mutants.get(id).file);
  const before = memory.verdicts[id]?.hash === hash ? memory.verdicts[id] : { hash, cleared: {} };
  if (verdict === 'survived') before.cleared[file] = hashes[file];
  else Object.assign(before, { verdict, by: file, test, byHash: hashes[file] });
  memory.verdicts[id] = before;
}

/** Mutants that a test file reached last time, and mutants of files that changed since. */
function mayReach(known, { hash, mutants, sources }) {
  if (known?.hash !== hash) return [...mutants.keys()];
  const ids = new Set(known.ids);
  return [...mutants.keys()].filter((id) => {
    const { file } = mutants.get(id);
    return known.sources[file] !== sources.get(file).hash || ids.has(id);
  });
}

/** Verdicts that still hold, because neither the mutated file nor the test file has changed. */
function remembered(memory, { mutants, sources, hashes }) {
  const killed = new Set();
  const cleared = new Map();
  for (const [id, { file }] of mutants) {
    const known = memory.verdicts[id];
    if (!known || known.hash !== sources.get(file).hash) continue;
    if (known.verdict && hashes[known.by] === known.byHash) killed.add(id);
    else
      cleared.set(
        id,
        new Set(Object.keys(known.cleared).filter((test) => known.cleared[test] === hashes[test])),
      );
  }
  return { killed, cleared };
}

function tell(name, { target }, { mutants, memory, sources, hashes, unusable, count, seconds, isListed }) {
  const { killed } = remembered(memory, { mutants, sources, hashes });
  const reachable = new Set(Object.values(memory.reached).flatMap(({ ids }) => ids));
  const survivors = [...mutants].filter(([id]) => !killed.has(id));
  const timeouts = [...killed].filter((id) => memory.verdicts[id].verdict === 'timeout');
  const lines = survivors.map(([id, { file, location, mutatorName, original, replacement }]) => {
    const how = reachable.has(id) ? '' : ' (no test comes here)';
    const brief = (text) => text.replace(/\s+/g, ' ').slice(0, 110);
    return `${file}:${location.start.line + 1}:${location.start.column + 1} ${mutatorName}${how}\n    ${brief(original)}\n  → ${brief(replacement)}`;
  });
  writeFileSync(`${CACHE}/${name}.txt`, `${lines.join('\n')}\n`);
  if (isListed) console.log(lines.join('\n'));
  const score = mutants.size === 0 ? 100 : (killed.size / mutants.size) * 100;
  for (const [file, { test, message }] of unusable)
    console.log(`  not used: ${file}: ${test}: ${message.split('\n')[0]}`);
  console.log(
    `${score >= target ? '✓' : '✗'} ${name.padEnd(12)} ${score.toFixed(1)} % of ${mutants.size} mutants noticed (${timeouts.length} by running out of time), ` +
      `${survivors.length} survive, ${survivors.filter(([id]) => !reachable.has(id)).length} of them where no test comes; ${count} runs, ${seconds.toFixed(0)} s`,
  );
  return score >= target;
}

export async function runLogic(args) {
  const isAll = args.includes('--all');
  const isNear = args.includes('--near');
  const isListed = args.includes('--list');
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.find((name) => !areas[name]);
  if (unknown) {
    console.error(`No area «${unknown}»: ${Object.keys(areas).join(', ')}, or planted.`);
    return 2;
  }
  let isGood = true;
  for (const name of names.length > 0 ? names : Object.keys(areas)) {
    isGood = (await runArea(name, { isAll, isNear, only, isListed })) && isGood;
  }
  return isGood ? 0 : 1;
}
