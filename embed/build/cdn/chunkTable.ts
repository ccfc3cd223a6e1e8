/*
 * Tells the loader which chunks a page needs (`__PARVIS_CHUNKS__` in preload.ts): the chunks of the core, and for each
 * area those of its screen that aren't in the core. Also writes the module graph to .cache, for the size check.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { areas as declared } from '../../../src/areas/all.ts';

type Chunk = Rolldown.OutputChunk;
type Graph = Map<string, Chunk>;

const placeholder = '__PARVIS_CHUNKS__';

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

/**
 * Other modules with a name in the table: the sign-in form, which any widget may show, and the calls of the session.
 */
const named = new Map([
  ['src/areas/frame/signIn/SignInSlot.tsx', 'login'],
  ['src/api/endpoints/auth.ts', 'session'],
]);

/** `/apps/groupes` → `groupes`, the word for the area's screens in the console's address. */
const wordOf = (path: string) => path.replace(/^\/apps\/|^\//, '').split('/')[0] ?? '';

/** `…/src/areas/members/MembersArea.tsx` → `members`. */
function areaOf(chunk: Chunk): string | undefined {
  const screen = /^src\/areas\/([^/]+)\/[A-Z]\w*Area\.tsx$/;
  const paths = chunk.moduleIds.map((id) => relative(process.cwd(), id));
  return paths.map((path) => named.get(path) ?? screen.exec(path)?.[1]).find((name) => name !== undefined);
}

/** The table as an expression that compresses well: common parts are written once, and words refer to areas. */
function tableCode(files: string[], coreSize: number, areas: Record<string, number[]>): string {
  const names = files.map((file) => file.replace(/^chunks\/|\.js$/g, '')).join();
  const words = declared.flatMap(({ name, routes }) =>
    Object.values(routes)
      .map(wordOf)
      .filter((word) => !(word in areas))
      .map((word) => `${word}:a.${name}`),
  );
  const byName = `(a=>({...a,${[...new Set(words)]}}))(${JSON.stringify(areas).replaceAll('"', '')})`;
  return `["${names}".split(","),${coreSize},${byName}]`;
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
    const name = areaOf(chunk);
    if (!name) continue;
    const own = [...closure(graph, chunk)].filter((file) => !common.has(file));
    areas[name] = [...new Set([...(areas[name] ?? []), ...own])];
  }
  return areas;
}

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
      const files = [...new Set([...common, ...Object.values(areas).flat()])];
      const places = Object.entries(areas).map(([name, own]) => [
        name,
        own.map((file) => files.indexOf(file)),
      ]);
      const table = tableCode(files, common.size, Object.fromEntries(places));
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
        JSON.stringify({ entry: entry.fileName, core: [...common], areas, chunks }),
      );
    },
  };
}
