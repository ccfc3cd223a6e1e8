/* `npm test`: installs what is missing, then runs tests/tools/runner/main.ts, which says what the words choose. */
import { installDependencies } from '../demo/start.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
installDependencies();
const { register: readTypeScript } = await import('tsx/esm/api');
readTypeScript();
const { main } = await import('./tools/runner/main.ts');
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // The sentence alone: its place in the runner helps nobody.
  console.error(error.message);
  process.exitCode = 2;
}
