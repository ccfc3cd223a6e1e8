/*
 * `npm run test:webkit`: the built files in WebKit, Safari's engine, with the driver of the distribution. Words choose
 * files by name, e.g. `npm run test:webkit -- members`.
 */
import { spawnSync } from 'node:child_process';
import { sayNothingRun } from '../../tools/all/says.mjs';
import { findWebKit } from './support/findWebKit.mjs';

process.chdir(new URL('../../..', import.meta.url).pathname);
try {
  findWebKit();
} catch (error) {
  sayNothingRun(error.message);
  process.exit(0);
}
const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
const built = run('--import', 'tsx', 'embed/build/main.ts');
if (built !== 0) process.exit(built);
const config = ['--config', 'tests/slow/webkit/vitest.config.ts'];
process.exit(run('node_modules/vitest/vitest.mjs', 'run', ...config, ...process.argv.slice(2)));
