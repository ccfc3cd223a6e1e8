/*
 * Tells the loader which chunks a page needs (`__PARVIS_CHUNKS__` in preload.ts): the chunks of the core, and for each
 * area those of its screen that aren't in the core. Also writes the module graph to .cache, for the size check.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { areas as declared } from '../../../src/areas/all.ts';
import { loadedAfter, loadsIn, sourceOf } from './sourceLoads.ts';

/* The chunks of the script-tag build, and what they import. */
type Chunk = Rolldown.OutputChunk;
type Graph = Map<string, Chunk>;

/** The chunk that is the module's own, or else contains it. */
function chunkOf(graph: Graph, isModule: (path: string) => boolean): Chunk | undefined {
  const facade = [...graph.values()].find((chunk) => chunk.facadeModuleId && isModule(chunk.facadeModuleId));
  return facade ?? [...graph.values()].find((chunk) => chunk.moduleIds.some(isModule));
}

/** The chunk and all its static imports. */
function closure(graph: Graph, start: Chunk): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    graph.get(name)?.imports.forEach(visit);
  };
  visit(start.fileName);
  return found;
}

const namesWhere = (has: (area: (typeof declared)[number]) => boolean) =>
  declared.filter(has).map(({ name }) => name);
const forVisitors = namesWhere((area) => !area.needsSession);
const low = namesWhere((area) => area.isLow);

/** What the loader knows of areas before their code has arrived: which are for visitors, and which may be low. */
export const areaFlags = `${JSON.stringify(forVisitors)},${JSON.stringify(low)}`;

const placeholder = '__PARVIS_CHUNKS__';

/** The chunks that the core loads once a user is signed in. */
const AFTER_SESSION = ['core-later', 'icons'];

const parts = new Map(loadsIn('src/areas/parts.ts'));

/**
 * The names in the table by their modules: the areas' screens, the sign-in form of any widget, the calls of the session, and
 * what stands around the screens of people with an account and around the console.
 */
const named = new Map<string | undefined, readonly string[]>([
  ...[...declared.map(({ name }) => name), 'signIn'].map((name) => [parts.get(name), [name]] as const),
  ['src/areas/frame/signIn/SignInGate', ['signIn', 'session']],
  ['src/routing/HashRouter', ['console', 'hashRouter']],
  ['src/session/signIn', ['session']],
]);

/** `/apps/groupes` → `groupes`, the word for the area's screens in the console's address. */
const wordOf = (path: string) => path.replace(/^\/apps\/|^\//, '').split('/')[0] ?? '';

/** `…/src/areas/members/MembersArea.tsx` → `members`. */
const screensIn = (chunk: Chunk): string[] => chunk.moduleIds.flatMap((id) => named.get(sourceOf(id)) ?? []);

type Places = Readonly<Record<string, readonly number[]>>;

/** The words of the console's address for these areas, where they differ from the names: `community:a.members`. */
const wordsOf = (places: Places) =>
  declared.flatMap(({ name, routes }) =>
    Object.values(routes)
      .map(wordOf)
      .filter((word) => name in places && !(word in places))
      .map((word) => `${word}:a.${name}`),
  );

/** Names and words as an expression. */
const placesCode = (places: Places) =>
  `(a=>({...a,${[...new Set(wordsOf(places))]}}))(${JSON.stringify(places).replaceAll('"', '')})`;

/** The table as an expression that compresses well: common parts are written once, and words refer to areas. */
function tableCode(files: string[], coreSize: number, areas: Places, soon: Places): string {
  const names = files.map((file) => file.replace(/^chunks\/|\.js$/g, '')).join();
  return `["${names}".split(","),${coreSize},${placesCode(areas)},${placesCode(soon)},${areaFlags}]`;
}

/** Throws when the loader shares a module with a chunk. */
function checkLoader(graph: Graph, entry: Chunk): void {
  if (entry.imports.length > 0) {
    throw new Error(`The loader would wait for ${entry.imports.join(', ')}: they share a module with it.`);
  }
  const backs = [...graph.values()].filter((chunk) => chunk.imports.includes(entry.fileName));
  if (backs.length > 0) {
    throw new Error(
      `These chunks import the loader, which would run twice: ${backs.map((c) => c.fileName).join(', ')}`,
    );
  }
}

/** The chunks of each area that aren't common to all. */
function areaFiles(graph: Graph, common: ReadonlySet<string>): Record<string, string[]> {
  const areas: Record<string, string[]> = {};
  for (const chunk of graph.values()) {
    const own = [...closure(graph, chunk)].filter((file) => !common.has(file));
    for (const name of screensIn(chunk)) areas[name] = [...new Set([...(areas[name] ?? []), ...own])];
  }
  const missing = [...named.values()].flat().filter((name) => !areas[name]);
  if (missing.length > 0) throw new Error(`The build has no chunk for ${missing.join(', ')}.`);
  return areas;
}

/** The chunks that a screen loads right after its own. */
function chunksAfter(graph: Graph, screen: string, files: readonly string[]): (Chunk | undefined)[] {
  const chunks = [...graph.values()];
  if (screen === 'session') return AFTER_SESSION.map((name) => chunks.find((chunk) => chunk.name === name));
  const sources = files
    .flatMap((file) => graph.get(file)?.moduleIds ?? [])
    .filter((id) => /\/src\/.+\.tsx?$/.test(id));
  return loadedAfter(sources).map((path) => chunkOf(graph, (id) => sourceOf(id) === path));
}

/** Of these, those that neither the core nor the screen has. */
function soonFiles(graph: Graph, common: ReadonlySet<string>, areas: Record<string, string[]>) {
  const soon: Record<string, string[]> = {};
  for (const [screen, own] of Object.entries(areas)) {
    const found = chunksAfter(graph, screen, own).flatMap((chunk) => {
      if (!chunk) throw new Error(`The build has no chunk for what ${screen} loads after its own code.`);
      return [...closure(graph, chunk)];
    });
    const files = [...new Set(found)].filter((file) => !common.has(file) && !own.includes(file));
    if (files.length > 0) soon[screen] = files;
  }
  return soon;
}

/** The positions of the files, by name. */
const placesOf = (files: readonly string[], lists: Record<string, string[]>): Places =>
  Object.fromEntries(
    Object.entries(lists).map(([name, own]) => [name, own.map((file) => files.indexOf(file))]),
  );

export function chunkTable(graphFile: string): Plugin {
  return {
    name: 'parvis:chunk-table',
    generateBundle(_options, bundle) {
      const graph: Graph = new Map();
      for (const output of Object.values(bundle))
        if (output.type === 'chunk') graph.set(output.fileName, output);
      const entry = [...graph.values()].find((chunk) => chunk.isEntry);
      const core = chunkOf(graph, (path) => path.endsWith('embed/cdn.ts'));
      if (!entry || !core) throw new Error('The script-tag build has no loader or no core chunk.');
      checkLoader(graph, entry);

      const common = closure(graph, core);
      const areas = areaFiles(graph, common);
      const soon = soonFiles(graph, common, areas);
      const files = [...new Set([...common, ...Object.values(areas).flat(), ...Object.values(soon).flat()])];
      const table = tableCode(files, common.size, placesOf(files, areas), placesOf(files, soon));
      entry.code = entry.code.replaceAll(placeholder, () => table);

      mkdirSync('.cache', { recursive: true });
      const chunks = [...graph.values()].map((chunk) => ({
        file: chunk.fileName,
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        modules: chunk.moduleIds.map((id) => relative(process.cwd(), id)),
      }));
      writeFileSync(
        `.cache/${graphFile}`,
        JSON.stringify({ entry: entry.fileName, core: [...common], areas, forVisitors, chunks }),
      );
    },
  };
}
