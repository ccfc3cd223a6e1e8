import type { Reporter, TestModule } from 'vitest/node';
import { sayCounts } from './says.mjs';

/** A reporter of vitest that says the counts in the closing line. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly unknown[],
    reason: 'passed' | 'failed' | 'interrupted',
  ): void {
    if (reason === 'interrupted') return;
    const count = (state: 'passed' | 'failed' | 'skipped' | 'pending') =>
      modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
    // A file can fail without a failed test: while it loads, or in a hook.
    const isBroken = (module: TestModule) =>
      module.state() === 'failed' && [...module.children.allTests('failed')].length === 0;
    const failed = count('failed') + modules.filter(isBroken).length + errors.length;
    sayCounts({ passed: count('passed'), failed, left: count('skipped') + count('pending') });
  }
}
