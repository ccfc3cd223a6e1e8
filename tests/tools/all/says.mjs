/* How a suite says its result: the last lines of its output, which a person and tests/all.mjs read. */

/** Says that something couldn't be tried: a sentence with what to install. */
export const sayNotRun = (sentence) => console.log(`Not run: ${sentence}`);

/**
 * Says how many tests passed, failed and were left out.
 * @param {{ passed: number, failed: number, left?: number }} counts
 */
export function sayCounts({ passed, failed, left = 0 }) {
  console.log(`\n${passed} passed, ${failed} failed${left > 0 ? `, ${left} not run` : ''}`);
}

/** Says that the whole suite couldn't be tried. */
export function sayNothingRun(...sentences) {
  for (const sentence of sentences) sayNotRun(sentence);
  sayCounts({ passed: 0, failed: 0 });
}
