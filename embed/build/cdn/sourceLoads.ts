/*
 * What sources load, by the names that they give the loads. A bundle has lost these names, so the sources are read as text.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** `…/src/areas/members/MembersArea.tsx` → `src/areas/members/MembersArea`, as loads name it. */
export const sourceOf = (id: string): string => relative(process.cwd(), id).replace(/\.tsx?$/, '');

/** `members: () => import('./members/MembersArea')` and `const loadPlot = () => import('./LinePlot')`. */
export function loadsIn(file: string): [name: string, path: string][] {
  const loads = readFileSync(file, 'utf8').matchAll(/(\w+)(?::| =) \(\) => import\('(\.[^']+)'\)/g);
  return Array.from(loads, ([, name = '', target = '']) => [name, sourceOf(join(dirname(file), target))]);
}

/** The names in `code` of the `prefetchPlan` that a file has. */
function codeOf(file: string): string[] {
  const plan = /prefetchPlan: PrefetchPlan = \{[\s\S]*?\n {2}code: \[([^\]]*)\]/.exec(
    readFileSync(file, 'utf8'),
  );
  return plan?.[1]?.match(/\w+/g) ?? [];
}

/** What a screen loads right after its own code: the modules that its plan calls `code`. @param files those of the screen */
export function loadedAfter(files: readonly string[]): string[] {
  return files.flatMap(codeOf).map((name) => {
    const paths = files.flatMap((file) =>
      loadsIn(file).flatMap(([load, path]) => (load === name ? path : [])),
    );
    const [path] = paths;
    if (path && paths.length === 1) return path;
    throw new Error(
      `A prefetchPlan has ${name} as code, which ${paths.length} of the screen's files declare.`,
    );
  });
}
