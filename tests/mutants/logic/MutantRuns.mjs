/*
 * Runs a test file with one mutant after another. The project's modules are evaluated again each time and libraries
 * stay, so that most runs take milliseconds.
 *
 * From time to time the file runs without a mutant. If that fails, an earlier run has left something behind: the
 * verdicts since the last good run are thrown away and repeated in a new process.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { startTests } from '@vitest/runner';
import { vi } from 'vitest';
import { closeLeftOpen } from './keptDatabases.mjs';
import { failureOf, QuietRunner } from './QuietRunner.mjs';

// Tests may replace the clock.
const now = performance.now.bind(performance);

/** How long the tests of a file are tried one by one. If some remain, the file runs from its beginning for them. */
const ALONE_MS = 30_000;

/** The message of a test that exceeded its time limit. */
const LATE = /timed out in/;

export const job = JSON.parse(readFileSync(process.env.PARVIS_MUTANTS, 'utf8'));

/** All workers share this file; it has one line per verdict. */
export const report = (line) => appendFileSync(job.results, `${JSON.stringify(line)}\n`);

/** The state that the instrumented code reads: the active mutant, and how often it may be reached. */
globalThis.__stryker__ ??= {};
export const switches = globalThis.__stryker__;

export class MutantRuns {
  constructor(outer, file, name, { fixed, perTest }) {
    Object.assign(this, { outer, file, name, fixed, perTest });
    this.read = 0;
    this.done = new Set();
    this.waiting = [];
  }

  async attempt(options = {}) {
    const quiet = new QuietRunner(this.outer, options);
    const start = now();
    const [file] = await startTests([this.file.filepath], quiet);
    switches.activeMutant = undefined;
    switches.hitCount = undefined;
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await closeLeftOpen();
    return { failure: failureOf(file), ms: now() - start };
  }

  async run() {
    const reached = Object.keys(this.fixed).concat(Object.values(this.perTest).flatMap(Object.keys));
    const own = new Set(job.pending[this.name]);
    this.learn();
    const wanted = [...new Set(reached)].filter((id) => own.has(id) && !this.done.has(id));
    if (wanted.length === 0 || (await this.isReady())) await this.tryAll(wanted);
  }

  /** Makes two runs without a mutant. A file that can't run twice can't be used. */
  async isReady() {
    const first = await this.attempt();
    const second = await this.attempt();
    this.ms = Math.max(first.ms, second.ms);
    const failure = first.failure ?? second.failure;
    if (failure) report({ file: this.name, unrepeatable: failure });
    return !failure;
  }

  async tryAll(wanted) {
    const alone = wanted.length > 0 ? await this.testsThatStandAlone() : new Set();
    for (const id of wanted) {
      this.learn();
      if (this.done.has(id)) continue;
      await this.tryMutant(id, alone);
      if (this.waiting.length >= job.control && !(await this.control())) return;
    }
    if (await this.control()) report({ file: this.name, finished: true });
  }

  /** Without this check, a test that depends on an earlier one would fail alone, and seem to notice every mutant. */
  async testsThatStandAlone() {
    const alone = new Set();
    const start = now();
    for (const id of Object.keys(this.perTest)) {
      if (now() - start > ALONE_MS) break;
      const { failure } = await this.attempt({ only: new Set([id]) });
      if (!failure) alone.add(id);
    }
    return alone;
  }

  async tryMutant(id, alone) {
    const tests = Object.keys(this.perTest).filter((test) => this.perTest[test][id]);
    const isNarrow = !this.fixed[id] && tests.every((test) => alone.has(test));
    const hits = tests.reduce((sum, test) => sum + this.perTest[test][id], this.fixed[id] ?? 0);
    const only = isNarrow ? new Set(tests) : undefined;
    const timeout = Math.round(this.ms * 5 + 3000);
    let { failure, ms } = await this.attemptWith(id, { only, timeout, hits });
    if (failure && LATE.test(failure.message) && (await this.isSlowed(only)))
      ({ failure, ms } = await this.attemptWith(id, { only, timeout: timeout * 4, hits }));
    const isOutOfTime =
      failure && (LATE.test(failure.message) || failure.message.includes('Hit count limit'));
    const verdict = isOutOfTime ? 'timeout' : failure ? 'killed' : 'survived';
    this.waiting.push({
      id,
      file: this.name,
      verdict,
      test: failure?.test,
      message: failure?.message.slice(0, 200),
      ms,
    });
  }

  attemptWith(id, { only, timeout, hits }) {
    switches.activeMutant = id;
    switches.hitCount = 0;
    switches.hitLimit = hits * 100 + 1000;
    writeFileSync(
      `${job.state}-${process.pid}`,
      JSON.stringify({ id, file: this.name, until: Date.now() + timeout + this.ms * 3 + 60_000 }),
    );
    return this.attempt({ only, timeout });
  }

  /** Whether the same tests take longer without the mutant too, because the machine is busy. */
  async isSlowed(only) {
    const { failure, ms } = await this.attempt({ only });
    return failure !== undefined || ms > this.ms * 1.5;
  }

  /** The first verdict after a good run holds, even if the next good run fails. */
  async control() {
    const { failure } = this.waiting.length > 0 ? await this.attempt() : {};
    const good = failure ? this.waiting.slice(0, 1) : this.waiting;
    for (const line of good) report(line);
    this.waiting = [];
    if (failure) report({ file: this.name, polluted: failure, after: good[0]?.id });
    return !failure;
  }

  /** Reads what other workers have found meanwhile. */
  learn() {
    const text = readFileSync(job.results, 'utf8');
    if (text.length === this.read) return;
    for (const line of text.slice(this.read, text.lastIndexOf('\n') + 1).split('\n')) {
      if (!line.includes('"verdict":"killed"') && !line.includes('"verdict":"timeout"')) continue;
      this.done.add(JSON.parse(line).id);
    }
    this.read = text.length;
  }
}
