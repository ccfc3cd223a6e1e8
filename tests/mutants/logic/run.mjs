/*
 * Runs vitest over the test files, two at a time, the shortest first. A worker that stays on one mutant for too long is
 * ended, the mutant counts as noticed, and its file starts again for the rest.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';

const CONTROLS = [30, 5, 1];

const KEPT = 'tests/mutants/logic/keptDatabases.mjs';

/** Functions of the server that make and fill a database, and their replacements. */
const wrapped = {
  'demo/server/database/embedded/openPGlite.ts': (root) => [
    'export async function openPGlite(',
    `import { openKept } from '${root}/${KEPT}';
    export const openPGlite = (options = {}) =>
      options.loadDataDir ? openKept(options, openOwn) : openOwn(options);
    async function openOwn(`,
  ],
  'demo/server/seed/seed.ts': (root) => [
    'export async function seed(',
    `import { seedKept } from '${root}/${KEPT}';
    export const seed = (db, options = {}) => seedKept(db, options, seedAnew, sql);
    async function seedAnew(`,
  ],
};

/** Serves the code with all its mutants in place of the file. */
const mutated = (root, sources) => ({
  name: 'parvis-mutants',
  enforce: 'pre',
  load(id) {
    const path = id.split('?')[0];
    if (!path.startsWith(root)) return undefined;
    const file = path.slice(root.length + 1);
    const code = sources.get(file)?.code;
    if (!wrapped[file]) return code;
    const [from, to] = wrapped[file](root);
    return (code ?? readFileSync(path, 'utf8')).replace(from, () => to);
  },
});

/**
 * The area's own tests notice most and leave less to the others, so they run first; small files come first among them.
 */
const nearestFirst = (near) =>
  class {
    shard(files) {
      return files;
    }
    sort(files) {
      const rank = ({ moduleId }) => (near.test(moduleId) ? 0 : 1e6) + statSync(moduleId).size;
      return files.toSorted((a, b) => rank(a) - rank(b));
    }
  };

const startVitest = (root, sources, near) =>
  createVitest(
    'test',
    {
      root,
      watch: false,
      pool: 'forks',
      maxWorkers: Number(process.env.PARVIS_WORKERS ?? 2),
      runner: `${root}/tests/mutants/logic/runner.mjs`,
      reporters: [{}],
      onConsoleLog: () => false,
      dangerouslyIgnoreUnhandledErrors: true,
      sequence: { sequencer: nearestFirst(near) },
      // A database may start on a busy machine.
      hookTimeout: 120_000,
      testTimeout: 60_000,
      teardownTimeout: 30_000,
      server: { deps: { inline: ['swr'] } },
    },
    { plugins: [mutated(root, sources)], logLevel: 'error' },
  );

/** `pending`: keys of mutants by test file. Returns the lines of all workers. */
export async function runFiles({ folder, sources, pending, near, onLine }) {
  const root = process.cwd();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const job = { root, results: `${folder}/results.ndjson`, state: `${folder}/state` };
  process.env.PARVIS_MUTANTS = `${folder}/job.json`;
  writeFileSync(job.results, '');
  const vitest = await startVitest(root, sources, near);
  const seen = new Map();
  let read = 0;
  const readOn = () => {
    const text = readFileSync(job.results, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    for (const line of text.slice(read, end).split('\n').filter(Boolean)) {
      const entry = JSON.parse(line);
      if (entry.verdict) seen.set(`${entry.file} ${entry.id}`, entry);
      onLine(entry);
    }
    read = end;
  };
  let left = { ...pending };
  try {
    for (let round = 0; Object.keys(left).length > 0 && round < 60; round++) {
      const control = CONTROLS[Math.min(round, CONTROLS.length - 1)];
      writeFileSync(`${folder}/job.json`, JSON.stringify({ ...job, pending: left, control }));
      const readBefore = read;
      const watch = setInterval(() => {
        readOn();
        endStuck(job, onStuck);
      }, 3000);
      await vitest
        .start(Object.keys(left).map((file) => `${root}/${file}`))
        .catch((error) => console.error(error));
      clearInterval(watch);
      readOn();
      if (read === readBefore) throw new Error(`no word from the workers of ${Object.keys(left).join(', ')}`);
      left = unfinished(job, left);
    }
  } finally {
    await vitest.close();
  }

  function onStuck({ id, file }) {
    const entry = { id, file, verdict: 'timeout', test: 'ended from outside' };
    writeFileSync(job.results, `${JSON.stringify(entry)}\n`, { flag: 'a' });
  }
}

function endStuck({ state }, onStuck) {
  const folder = state.slice(0, state.lastIndexOf('/'));
  for (const name of readdirSync(folder).filter((each) => each.startsWith('state-'))) {
    const path = `${folder}/${name}`;
    const pid = Number(name.slice('state-'.length));
    const text = readFileSync(path, 'utf8');
    if (!text) continue;
    const now = JSON.parse(text);
    if (Date.now() < now.until) continue;
    rmSync(path);
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      continue;
    }
    onStuck(now);
  }
}

/**
 * What is left for files that have neither finished nor proved unusable. Files whose first run failed are not tried
 * again.
 */
function unfinished({ results }, left) {
  const lines = readFileSync(results, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const closed = new Set(
    lines
      .filter((line) => line.finished || line.unrepeatable || (line.coverage && line.failure))
      .map(({ file }) => file),
  );
  const judged = new Set(lines.filter(({ verdict }) => verdict).map(({ file, id }) => `${file} ${id}`));
  const killed = new Set(
    lines.filter(({ verdict }) => verdict && verdict !== 'survived').map(({ id }) => id),
  );
  const rest = {};
  for (const [file, ids] of Object.entries(left)) {
    if (closed.has(file)) continue;
    const open = ids.filter((id) => !killed.has(id) && !judged.has(`${file} ${id}`));
    if (open.length > 0) rest[file] = open;
  }
  return rest;
}
