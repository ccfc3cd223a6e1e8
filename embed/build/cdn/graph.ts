/* The chunks of the script-tag build, and what they import. */
import type { Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;
export type Graph = Map<string, Chunk>;

/** The chunk that is the module's own, or else contains it. */
export function chunkOf(graph: Graph, isModule: (path: string) => boolean): Chunk | undefined {
  const facade = [...graph.values()].find((chunk) => chunk.facadeModuleId && isModule(chunk.facadeModuleId));
  return facade ?? [...graph.values()].find((chunk) => chunk.moduleIds.some(isModule));
}

/** The chunk and all its static imports. */
export function closure(graph: Graph, start: Chunk): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    graph.get(name)?.imports.forEach(visit);
  };
  visit(start.fileName);
  return found;
}
