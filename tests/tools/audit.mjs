/*
 * `npm run audit`: the packages that Parvis ships, with their licences and known advisories. Licences are read from the
 * installed packages. Advisories come from the registry; if a mirror doesn't answer, the command says so and claims
 * nothing. It ends with 1 for a licence that isn't permitted or an advisory of high or critical severity.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

process.chdir(new URL('../..', import.meta.url).pathname);

/** Licences that only require their notice. */
const PERMITTED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'PostgreSQL',
  'Unlicense',
]);

/** Packages of the reference server, bundled into dist/server or beside it; no widget loads them. */
const SERVER = [
  '@electric-sql/pglite',
  '@fastify/busboy',
  '@hono/node-server',
  'hono',
  'kysely',
  'nodemailer',
  'pg',
  'prom-client',
];

const manifestOf = (folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

/** The folder in which Node finds the package, seen from this folder. */
function folderOf(name, from) {
  for (let at = from; ; at = at.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const folder = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (existsSync(`${folder}/package.json`)) return folder;
    if (!at) return undefined;
  }
}

/** The packages and their dependencies, by name and version. */
function closure(names) {
  const found = new Map();
  const visit = (name, from) => {
    const folder = folderOf(name, from);
    if (!folder) return;
    const { version, license, dependencies = {} } = manifestOf(folder);
    if (found.has(`${name}@${version}`)) return;
    found.set(`${name}@${version}`, typeof license === 'string' ? license : 'none given');
    for (const inner of Object.keys(dependencies)) visit(inner, folder);
  };
  for (const name of names) visit(name, '');
  return found;
}

/** `(MIT OR GPL-3.0)` is permitted, because it leaves the choice. */
const isPermitted = (license) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => PERMITTED.has(part.trim())));

function licences() {
  const { dependencies, peerDependencies } = manifestOf('.');
  const widgets = closure([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const server = closure(SERVER);
  let refused = 0;
  for (const [title, packages] of [
    ['Loaded by browsers', widgets],
    ['Reference server', server],
  ]) {
    console.log(`\n${title}: ${packages.size} packages`);
    for (const [name, license] of [...packages].sort()) {
      const isFine = isPermitted(license);
      if (!isFine) refused++;
      console.log(`  ${isFine ? '✓' : '✗'} ${name.padEnd(44)} ${license}`);
    }
  }
  return refused;
}

/** The number of advisories of each severity, or the reason why there is no answer. */
async function advisories() {
  const run = promisify(execFile);
  const asked = await run('npm', ['audit', '--json', '--omit=peer'], { maxBuffer: 2 ** 26 }).catch(
    (error) => error,
  );
  try {
    const { metadata, vulnerabilities, message, error } = JSON.parse(asked.stdout);
    if (!metadata) return { reason: message ?? error?.summary ?? 'no answer' };
    return { counts: metadata.vulnerabilities, names: Object.keys(vulnerabilities) };
  } catch {
    return { reason: asked.message ?? 'no answer' };
  }
}

const refused = licences();
const { counts, names, reason } = await advisories();
console.log(refused ? `\n✗ ${refused} licences that aren't permitted` : '\n✓ every licence is permitted');
if (counts) {
  const said = Object.entries(counts).filter(([severity, count]) => count && severity !== 'total');
  console.log(
    said.length
      ? `✗ advisories: ${said.map((pair) => pair.reverse().join(' ')).join(', ')} (${names.join(', ')})`
      : '✓ no advisory is known',
  );
} else
  console.log(
    `– advisories were NOT checked: the registry doesn't answer (${reason.split('\n')[0].replace(/ - .*/, '')})`,
  );
process.exit(refused || counts?.high || counts?.critical ? 1 : 0);
