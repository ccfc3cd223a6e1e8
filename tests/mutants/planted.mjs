/*
 * `npm run test:mutants -- planted [family
 * list
 * part of a name]…` plants the defects listed in planted/ one by one and reports which tests notice. The exit code is 1
 * when fewer are caught than promised, or when one can't be judged.
 */

import { runPlanted } from './planting/run.mjs';

process.chdir(new URL('../..', import.meta.url).pathname);
process.exit(await runPlanted(process.argv.slice(2)));
