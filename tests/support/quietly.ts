import { setViewport } from '@web/test-runner-commands';

/** Around each test of a file: a fresh server, a window of 1280 × 900, and a console that keeps expected failures to itself. */
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
