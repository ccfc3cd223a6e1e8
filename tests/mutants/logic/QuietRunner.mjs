/* Runs a test file again inside its worker, without a report. It stops at the first failure. */
import { TestRunner } from 'vitest';

/** Libraries are evaluated once. Only SWR keeps something between runs: its cache. */
const LASTING = /\/node_modules\/(?!swr\/)|\/tests\/mutants\//;

export const idOf = (test) => {
  const names = [];
  for (let task = test; task && task !== test.file; task = task.suite) names.unshift(task.name);
  return names.join(' > ');
};

function* testsOf(task) {
  if (task.type === 'test') yield task;
  else for (const child of task.tasks) yield* testsOf(child);
}

/** The first failure of a test, else of a hook or of the file itself. */
export const failureOf = (file) => {
  const failed = [];
  const look = (task) => {
    if (task.result?.state === 'fail') failed.push(task);
    task.tasks?.forEach(look);
  };
  look(file);
  const task = failed.find(({ type }) => type === 'test') ?? failed[0];
  return (
    task && {
      test: task.type === 'test' ? idOf(task) : 'the file',
      message: task.result.errors?.[0]?.message ?? '',
    }
  );
};

/** `only`: the names of the tests to run; `timeout` of tests and hooks in milliseconds. */
export class QuietRunner extends TestRunner {
  constructor(outer, { only, timeout }) {
    super(timeout ? { ...outer.config, testTimeout: timeout, hookTimeout: timeout } : outer.config);
    this.moduleRunner = outer.moduleRunner;
    this._otel = outer._otel;
    this.only = only;
    this.hasFailed = false;
  }
  async importFile(filepath, source) {
    forgetModules(this.workerState.evaluatedModules);
    return super.importFile(filepath, source);
  }
  onCollected([file]) {
    if (!this.only) return;
    for (const test of testsOf(file)) if (!this.only.has(idOf(test))) test.mode = 'skip';
    skipEmptySuites(file);
  }
  async onBeforeRunTask(test) {
    if (this.hasFailed) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }
  onAfterRunTask(test) {
    if (test.result?.state === 'fail') this.hasFailed = true;
    super.onAfterRunTask(test);
  }
}

/** Suites without a test to run are skipped, with their hooks. */
function skipEmptySuites(suite) {
  for (const task of suite.tasks) if (task.type === 'suite') skipEmptySuites(task);
  if (suite.tasks.every(({ mode }) => mode === 'skip' || mode === 'todo') && suite !== suite.file)
    suite.mode = 'skip';
}

/** Makes the next import evaluate the project's own modules again. */
function forgetModules(modules) {
  for (const [path, node] of modules.idToModuleMap) {
    if (LASTING.test(path) || path.startsWith('node:') || node.meta?.externalize) continue;
    node.promise = undefined;
    node.exports = undefined;
    node.evaluated = false;
    node.importers.clear();
  }
}
