import { GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

/*
 * The matchers of vitest for tests that run in @web/test-runner: `expect(x).toBe(y)` reads the same in both.
 */

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: chai.expect, writable: true, configurable: true });

/** vitest's `expect`, in the browser. */
export const expect = chai.expect as unknown as typeof import('vitest').expect;

export { fn } from '@vitest/spy';
