/*
 * `npm run build` builds the stale parts of dist. `--only=cdn,demo` limits it to some parts; `--force` builds fresh
 * parts too.
 */
import { existsSync } from 'node:fs';
import { hashOf, readStamps, writeStamp } from './inputs.ts';

interface Part {
  name: string;
  /** A file that exists once the part is built. */
  output: string;
  /** The files and folders that the part depends on. */
  inputs: readonly string[];
  build(): Promise<void>;
}

// Each part imports its tools only when it is stale, so that a start with nothing to build takes no time.
const common = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'embed/build',
  'embed/vite',
  'vite.config.ts',
];
const widgets = ['src', 'embed', ...common];

const parts: readonly Part[] = [
  {
    name: 'cdn',
    output: 'dist/cdn/integrity.json',
    inputs: widgets,
    build: async () => (await import('./cdn/buildCdn.ts')).buildCdn(),
  },
  {
    // Packs the files of `cdn`.
    name: 'cms',
    output: 'dist/cms',
    inputs: widgets,
    build: async () => (await import('./buildCms.ts')).buildCms('dist/cms'),
  },
  {
    name: 'demo',
    output: 'dist/demo/index.html',
    inputs: ['demo', ...widgets],
    build: async () => (await import('./buildDemo.ts')).buildDemo(),
  },
  {
    name: 'esm',
    output: 'dist/esm/index.js',
    inputs: widgets,
    build: async () => (await import('./package/buildEsm.ts')).buildEsm(),
  },
  {
    name: 'commands',
    output: 'dist/check.mjs',
    inputs: widgets,
    build: async () => (await import('./package/buildCommands.ts')).buildCommands(),
  },
  {
    name: 'manifests',
    output: 'dist/custom-elements.json',
    inputs: widgets,
    build: async () => (await import('./package/buildManifests.ts')).buildManifests(),
  },
  {
    name: 'openapi',
    output: 'dist/openapi.json',
    inputs: ['demo/openApi.ts', 'demo/servedCalls.ts', 'demo/server', 'src/domain', 'src/api', ...common],
    build: async () => (await import('./package/buildOpenApi.ts')).buildOpenApi(),
  },
  {
    name: 'server',
    output: 'dist/server/main.js',
    inputs: ['demo/server', 'src/domain', 'src/api', ...common],
    build: async () => (await import('./buildServer.ts')).buildServer(),
  },
];
const types: Part = {
  name: 'types',
  output: 'dist/types/html.d.ts',
  inputs: widgets,
  build: async () => (await import('./package/buildTypes.ts')).buildTypes(),
};

async function make(part: Part, isForced: boolean): Promise<boolean> {
  const hash = hashOf(part.inputs);
  if (!isForced && readStamps()[part.name] === hash && existsSync(part.output)) return false;
  const start = performance.now();
  await part.build();
  writeStamp(part.name, hash);
  console.log(`${part.name} built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

async function main(): Promise<void> {
  const flags = process.argv.slice(2);
  const isForced = flags.includes('--force');
  const only = flags
    .find((flag) => flag.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const isWanted = (part: Part) => !only || only.includes(part.name);

  const declarations = isWanted(types) ? make(types, isForced) : Promise.resolve(false);
  let made = 0;
  for (const part of parts.filter(isWanted)) made += Number(await make(part, isForced));
  made += Number(await declarations);
  if (made === 0) console.log('dist is up to date');
}

await main();
