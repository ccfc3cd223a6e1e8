import { setViewport } from '@web/test-runner-commands';

/**
 * Prepares each test of a file: a reset server, a window of 1280 × 900, and a console that doesn't print expected
 * errors.
 */
export function eachQuietly(fresh: () => Promise<unknown>, tidy: () => Promise<unknown>): void {
  const realError = console.error;
  beforeEach(async () => {
    console.error = () => {};
    await fresh();
    await setViewport({ width: 1280, height: 900 });
  });
  afterEach(async () => {
    console.error = realError;
    await tidy();
  });
}
