/*
 * Runs a test file inside a vitest worker: first unchanged, to see which mutants it reaches, then once per mutant
 * (MutantRuns.mjs).
 */
import { TestRunner } from 'vitest';
import { job, MutantRuns, report, switches } from './MutantRuns.mjs';
import { failureOf, idOf } from './QuietRunner.mjs';

// The output of the tests is not needed.
process.stdout.write = () => true;
process.stderr.write = () => true;

switches.mutantCoverage = { static: {}, perTest: {} };

export default class MutantRunner extends TestRunner {
  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test);
    switches.currentTestId = idOf(test);
  }
  onAfterRunTask(test) {
    switches.currentTestId = undefined;
    super.onAfterRunTask(test);
  }
  async onAfterRunFiles(files) {
    super.onAfterRunFiles();
    const [file] = files;
    const name = file.filepath.slice(job.root.length + 1);
    const failure = failureOf(file);
    const { static: fixed, perTest } = switches.mutantCoverage;
    const coverage = { fixed: { ...fixed }, perTest: { ...perTest } };
    switches.mutantCoverage.perTest = {};
    report({ file: name, coverage, failure });
    if (failure) return;
    await new MutantRuns(this, file, name, coverage).run();
  }
}
