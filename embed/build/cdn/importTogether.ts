/*
 * A browser learns what a chunk imports when the chunk has arrived, so that code two imports deep would arrive in three
 * steps. Every `import()` is rewritten to ask for all chunks of its closure at once. The areas' own imports stay as they
 * are, because the loader has their chunks in its table.
 */
import { type Chunk, closure, type Graph } from './graph.ts';

const nameOf = (file: string) => file.replace('chunks/', './');

/** Chunks that the dynamic import of `target` must still bring once `from` runs, the target first. */
const missing = (graph: Graph, from: Chunk, target: Chunk): string[] => {
  const here = closure(graph, from);
  return [
    target.fileName,
    ...[...closure(graph, target)].filter((file) => file !== target.fileName && !here.has(file)),
  ];
};

export function importTogether(graph: Graph, isInTable: (chunk: Chunk) => boolean): void {
  for (const chunk of graph.values()) {
    for (const name of chunk.dynamicImports) {
      const target = graph.get(name);
      if (!target || isInTable(target) || chunk.isEntry) continue;
      const files = missing(graph, chunk, target);
      if (files.length === 1) continue;
      const call = new RegExp(`import\\(([\`"'])${nameOf(name).replaceAll('.', '\\.')}\\1\\)`, 'g');
      if (!call.test(chunk.code)) throw new Error(`${chunk.fileName} does not import ${name} as expected.`);
      const all = files.map((file) => `import('${nameOf(file)}')`).join();
      chunk.code = chunk.code.replace(call, () => `Promise.all([${all}]).then(a=>a[0])`);
    }
  }
}
