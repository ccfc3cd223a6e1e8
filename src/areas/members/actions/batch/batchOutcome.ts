import type { Failure } from '../../../../api/errors';
import { isUnclear } from '../../../../data/save/saveFailures';
import { failureText } from '../../../../texts/failures';
import type { BatchJob } from './batchJob';
import type { batchTexts } from './texts.fr';

type BatchTexts = typeof batchTexts;

/** What was done and what was not, a line each. */
export function outcomeText(job: BatchJob, texts: BatchTexts, batchSize: number): string {
  const { ids, done, reached, leftOut, status, failure } = job;
  const rest = ids.length - done;
  return [
    ...(status === 'stopped' ? [texts.stopped(done, ids.length)] : []),
    ...(status === 'failed'
      ? [texts.failed(done, ids.length), ...(failure ? [reason(failure, texts)] : [])]
      : []),
    ...(status === 'failed' && failure && isUnclear(failure) ? [texts.doubtful(batchSize)] : []),
    texts.reached(reached),
    ...leftOut.map(texts.leftOut),
    ...(rest > 0 ? [`${texts.rest(rest)} ${texts.stillSelected(rest)}`] : []),
  ].join('\n');
}

const reason = (failure: Failure, texts: BatchTexts): string =>
  failure.kind === 'unauthenticated' ? texts.session : failureText(failure);
