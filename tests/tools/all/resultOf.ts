import { stripVTControlCharacters } from 'node:util';
import type { Ended, Result, Suite } from './suite';

/*
 * The result of a suite, from its output and its end. A suite without a closing line has failed, whatever its exit code
 * says: what isn't counted isn't taken for passed.
 */

/** Why a suite that was running has no result. */
export const INTERRUPTED = 'interrupted';

const COUNTS = /^(\d+) passed, (\d+) failed(?:, (\d+) not run)?\b/gm;
const NOT_RUN = /^Not run: (.+)$/gm;

const NOTHING: Result = { passed: 0, failed: 0, left: 0, why: [] };

/** The sentences of an output that say what couldn't be tried. */
export const notRunIn = (output: string): string[] =>
  [...stripVTControlCharacters(output).replaceAll('\r', '').matchAll(NOT_RUN)].map(
    ([, sentence = '']) => sentence,
  );

/** What the last closing line says. */
function countsIn(text: string): Result | undefined {
  const closing = [...text.matchAll(COUNTS)].at(-1);
  if (!closing) return undefined;
  const [, passed, failed, left = 0] = closing;
  return { passed: Number(passed), failed: Number(failed), left: Number(left), why: [] };
}

const failedWith = (counts: Result, why: string): Result => ({
  ...counts,
  failed: Math.max(1, counts.failed),
  why: [why],
});

export function resultOf({ minutes, isCheck }: Suite, { output, code, ended }: Ended): Result {
  if (ended === 'interrupted') return { ...NOTHING, why: [INTERRUPTED] };
  const text = stripVTControlCharacters(output).replaceAll('\r', '');
  const isGood = code === 0;
  const counts = isCheck ? { ...NOTHING, passed: Number(isGood), failed: Number(!isGood) } : countsIn(text);
  if (ended === 'limit') return failedWith(counts ?? NOTHING, `ended at its limit of ${minutes} minutes`);
  if (!counts) return failedWith(NOTHING, `ended with ${code} before it said its counts`);
  if (!isGood && counts.failed === 0)
    return failedWith(counts, `ended with ${code}, although no test failed`);
  const why = notRunIn(output);
  if (counts.passed + counts.failed === 0 && why.length === 0) return failedWith(counts, 'ran no test');
  return { ...counts, why };
}
