/** The version in package.json. Builds, the dev server and the tests fill it in. */
declare const __PARVIS_VERSION__: string;
/**
 * The script-tag build fills it in: the names of all chunks that a page may start with, how many of them every page
 * needs (they come first), and for each area the positions of its own and of those that its screen loads soon after:
 * `[chunks, 6, { members: [7, 9] }, { members: [12] }, ['form'], ['agenda']]`. The names at the end are those of areas that
 * need no session, and of areas that may be a few lines high.
 */
declare const __PARVIS_CHUNKS__: readonly [
  files: readonly string[],
  coreSize: number,
  areas: Readonly<Record<string, readonly number[]>>,
  soon: Readonly<Record<string, readonly number[]>>,
  forVisitors: readonly string[],
  low: readonly string[],
];
/** The text of style.css, in the npm build only. */
declare const __PARVIS_STYLES__: string;
