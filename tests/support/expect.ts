import { GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

/* vitest's matchers for tests that run in @web/test-runner: `expect(x).toBe(y)` reads the same in both. */

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: chai.expect, writable: true, configurable: true });

function sendable(value: unknown): unknown {
  try {
    JSON.stringify(value);
    return value;
  } catch {
    return String(value);
  }
}

// The page sends the compared values as JSON. Elements hold React's circular references, on which it would never end.
chai.use(({ Assertion }) => {
  const { assert } = Assertion.prototype;
  Assertion.prototype.assert = function (...given: Parameters<typeof assert>) {
    try {
      return assert.apply(this, given);
    } catch (error) {
      if (error instanceof chai.AssertionError)
        Object.assign(error, {
          actual: sendable(Reflect.get(error, 'actual')),
          expected: sendable(Reflect.get(error, 'expected')),
        });
      throw error;
    }
  };
});

/** vitest's `expect`, in the browser. */
export const expect = chai.expect as unknown as typeof import('vitest').expect;

export { fn } from '@vitest/spy';
