/*
 * Measures what importing and exporting members costs the server, over HTTP, with the memory of its process (Linux):
 * `node tests/tools/bench/transfer.mjs [members] [folder]`. Every run adds 20,000 members to the folder.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [members = '100000', folder = join('.cache', `bench-transfer-${members}`)] = process.argv.slice(2);
const LINES = 10_000;
const HEADER =
  'nom;prenom;genre;date_naissance;nationalite;profession;situation_matrimoniale;telephone;email;ville;adresse';

/** Starts the server on the folder. Resolves to its `url` when it answers. */
async function start() {
  const args = ['--import', 'tsx', 'demo/server/main.ts', '--members', members];
  const env = { ...process.env, PORT: '0', PARVIS_DEMO: '1', PARVIS_DATA: folder, PARVIS_LOG: 'off' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/\S+/.exec(line);
      if (found) resolve(found[0]);
    });
  });
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return { url, pid: child.pid, stop };
}

const megabytes = (pid, field) =>
  Math.round(
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024,
  );
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const since = (begun) => Math.round(performance.now() - begun);

// The first start fills the folder; the second has the memory of a normal server.
await (await start()).stop();
const server = await start();
const rss = () => megabytes(server.pid, 'VmRSS');
const peak = () => megabytes(server.pid, 'VmHWM');

const login = await fetch(`${server.url}/api/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'admin@parvis.test', password: 'parvis-demo' }),
});
const { data } = await login.json();
const headers = { Authorization: `Token ${data.token}` };
await (await fetch(`${server.url}/api/membres/`, { headers })).text();
console.log(`server with ${members} members: rss ${rss()} MB`);

/** Runs `work` and meanwhile calls a page repeatedly, whose worst time shows how long other users wait. */
async function besides(work) {
  let isOver = false;
  let worst = 0;
  const others = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await (await fetch(`${server.url}/api/membres/?page=3`, { headers })).text();
      worst = Math.max(worst, since(begun));
      await pause(50);
    }
  })();
  const result = await work();
  isOver = true;
  await others;
  return `${result}, another page meanwhile ≤ ${worst} ms`;
}

async function exported(query, rest) {
  const begun = performance.now();
  const answer = await fetch(`${server.url}/api/membres/export/?format=csv${query}`, { headers });
  const head = since(begun);
  let first = 0;
  let bytes = 0;
  let most = 0;
  for await (const piece of answer.body) {
    first ||= since(begun);
    bytes += piece.length;
    most = Math.max(most, rss());
    if (rest) await pause(rest);
  }
  const size = (bytes / 2 ** 20).toFixed(1);
  return `headers ${head} ms, first byte ${first} ms, whole ${since(begun)} ms, ${size} MB, rss ≤ ${most} MB`;
}

async function sent(lines) {
  const form = new FormData();
  form.append('file', new File([`\ufeff${[HEADER, ...lines].join('\r\n')}\r\n`], 'membres.csv'));
  const answer = await fetch(`${server.url}/api/membres/import/`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()).data;
}

const run = Date.now().toString(36);
const linesOf = (part) =>
  Array.from(
    { length: LINES },
    (_, at) =>
      `Essai${run}${part}${at};Prénom ${at % 97};${at % 2 ? 'feminin' : 'masculin'};1980-01-${10 + (at % 20)};Française;Libraire;celibataire;06 39 98 ${10 + (at % 90)} ${10 + (at % 89)};${run}.${part}.${at}@courriel.test;Dole;${at} rue Pasteur`,
  );

async function imported(lines, perCall) {
  const begun = performance.now();
  const total = { importes: 0, doublons: 0, erreurs: 0 };
  for (let at = 0; at < lines.length; at += perCall) {
    const counts = await sent(lines.slice(at, at + perCall));
    for (const name of Object.keys(total)) total[name] += counts[name];
  }
  return `${since(begun)} ms, ${JSON.stringify(total)}, rss ${rss()} MB, peak ${peak()} MB`;
}

for (let round = 1; round <= 3; round++) console.log(`export ${round}: ${await exported('', 0)}`);
console.log(`export to a slow reader: ${await exported('', 20)}`);
console.log(
  `export with relations: ${await besides(() => exported('&colonnes[]=nom&colonnes[]=groupe&colonnes[]=departement&colonnes[]=etapes&colonnes[]=tags', 0))}`,
);
console.log(`export of a search: ${await exported('&search=martin', 0)}`);
const [first, second] = [linesOf('a'), linesOf('b')];
console.log(`import, one call of ${LINES}: ${await besides(() => imported(first, LINES))}`);
console.log(`import, ${LINES / 500} calls of 500: ${await besides(() => imported(second, 500))}`);
console.log(`import of the same again: ${await imported(first, LINES)}`);
await server.stop();
