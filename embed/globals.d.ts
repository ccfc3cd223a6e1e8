/** package.json's version, put in by the builds, the dev server and the tests. */
declare const __PARVIS_VERSION__: string;
/** Code of each area, filled in by the script-tag build: `[chunks of every page, { members: [chunks] }]`. */
declare const __PARVIS_CHUNKS__: readonly [
  core: readonly string[],
  areas: Readonly<Record<string, readonly string[]>>,
];
/** The whole style.css, in the npm build only. */
declare const __PARVIS_STYLES__: string;
