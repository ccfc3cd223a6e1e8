/*
 * `npm run test:all`: every suite there is, one after the other, in about two hours. It ends in a table, which is kept
 * in .cache/all.json, and in a line «N passed, N failed». What isn't installed is «not run», with what to install.
 * `npm run test:all -- hosts static` (or `--only=hosts,static`) runs some suites, `--from=hosts` this one and all after
 * it. The table then shows the other suites as they were, with commit and day.
 */
import { installDependencies } from '../demo/start.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
installDependencies();
const { register: readTypeScript } = await import('tsx/esm/api');
readTypeScript();
const [{ runAll }, { suites }] = await Promise.all([
  import('./tools/all/runAll.ts'),
  import('./tools/all/suites.ts'),
]);
try {
  process.exitCode = await runAll(process.argv.slice(2), suites);
} catch (error) {
  // The sentence alone: its place in the runner helps nobody.
  console.error(error.message);
  process.exitCode = 2;
}
