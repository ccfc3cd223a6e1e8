import { setViewport } from '@web/test-runner-commands';

/**
 * Prepares each test of a file: what it needs, a window of 1280 × 900, and a console that doesn't print expected errors.
 */
export function eachQuietly(fresh: () => unknown = () => {}, tidy: () => unknown = () => {}): void {
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
