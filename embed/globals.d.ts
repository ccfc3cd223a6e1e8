/** package.json's version, put in by the builds, the dev server and the tests. */
declare const __PARVIS_VERSION__: string;
/** Filled in by the script-tag build: the name of every chunk a page may start with, those of every page first, and for each area
 * the places of its own in that list: `[chunks, how many are every page's, { members: [7, 9] }]`. */
declare const __PARVIS_CHUNKS__: readonly [
  files: readonly string[],
  coreSize: number,
  areas: Readonly<Record<string, readonly number[]>>,
];
/** The whole style.css, in the npm build only. */
declare const __PARVIS_STYLES__: string;
