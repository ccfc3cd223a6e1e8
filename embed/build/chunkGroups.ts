import type { Rolldown } from 'vite';

// The bundler's own helpers go with the libraries: one file less to fetch.
const vendor = /node_modules\/(react|react-dom|scheduler|@r2wc|wouter|regexparam|zod)\/|rolldown\/runtime/;

/**
 * `data`, what screens read with, comes with the first that does. Two chunks every widget needs: `vendor`, the libraries, which change seldom, and `core`, all of our code that is
 * there before any screen (what embed/cdn.ts imports statically). The bundler splits the rest by area.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let core: Set<string> | undefined;
  return [
    { name: 'vendor', test: vendor, priority: 3 },
    {
      debugName: 'core',
      name: (id, context) => {
        core ??= staticClosure(`${process.cwd()}/embed/cdn.ts`, context);
        return core.has(id) ? 'core' : null;
      },
      priority: 2,
    },
    { name: 'data', test: /node_modules\/(swr|dequal)\/|src\/api\/useApi\.ts/, priority: 1 },
  ];
}

function staticClosure(start: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
