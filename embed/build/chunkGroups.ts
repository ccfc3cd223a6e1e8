import type { Rolldown } from 'vite';

const libraries = /node_modules\/(react|react-dom|scheduler|@r2wc|wouter|regexparam)\//;
const reading = /node_modules\/(swr|dequal|zod)\/|src\/api\/useApi\.ts/;
const signIn = ['src/areas/frame/SignInPlace.tsx', 'src/areas/login/LoginArea.tsx'];
const areaScreen = /\/src\/areas\/[^/]+\/[A-Z]\w*Area\.tsx$/;

/**
 * What goes into which chunk, by when it is needed. `vendor`, the libraries, which change seldom, and `core`, all of
 * our code that is there before any screen, are for every widget; `signIn` for who is not signed in; `controls` is
 * what the sign-in form shares with screens; `data` comes with the first screen that reads. The bundler splits the
 * rest by area.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let names: Map<string, string> | undefined;
  const group = (name: string, priority: number): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, context) => {
      names ??= nameModules(context);
      return names.get(id) === name ? name : null;
    },
    priority,
  });
  return [
    { name: 'vendor', test: libraries, priority: 5 },
    group('core', 4),
    { name: 'data', test: reading, priority: 3 },
    group('controls', 2),
    group('signIn', 1),
  ];
}

function nameModules(context: Rolldown.ChunkingContext): Map<string, string> {
  const at = (path: string) => `${process.cwd()}/${path}`;
  const names = new Map<string, string>();
  const core = staticClosure([at('embed/cdn.ts')], context);
  const form = staticClosure(signIn.map(at), context);
  const screens = [...core].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const others = screens.filter((id) => areaScreen.test(id) && !signIn.map(at).includes(id));
  const elsewhere = staticClosure(others, context);
  for (const id of form) names.set(id, elsewhere.has(id) ? 'controls' : 'signIn');
  for (const id of core) names.set(id, 'core');
  return names;
}

function staticClosure(starts: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
