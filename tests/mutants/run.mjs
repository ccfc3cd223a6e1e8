/*
 * `npm run test:mutants` plants defects on purpose, to see whether a test fails.
 * - `-- domain api`: the mutants of these areas of logic, by default of all (logic.mjs);
 * - `-- planted`: the list of defects of the screens (planted.mjs).
 */
process.chdir(new URL('../..', import.meta.url).pathname);

if (process.argv[2] === 'planted') {
  process.argv.splice(2, 1);
  await import('./planted.mjs');
} else {
  const { runLogic } = await import('./logic.mjs');
  process.exitCode = await runLogic(process.argv.slice(2));
}
