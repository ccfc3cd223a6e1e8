/** What the console of a page says of a call that failed. */
import type { Endpoint } from '../endpoint';
import { type ApiError, faultOf } from '../errors';

type NoApi = typeof import('./noApi');

const reported = new Set<string>();

/**
 * Logs a broken contract once per place, without any value of the answer, and in a page also that nothing came.
 * @param isKnown whether a back end has answered at this address before: a page is then no sign of a wrong one
 */
export function reportFailure(
  { method, path }: Endpoint,
  { failure }: ApiError,
  api: string,
  isKnown: boolean,
) {
  const isUnanswered = failure.kind === 'offline' || failure.kind === 'timeout';
  if (isUnanswered ? typeof document === 'undefined' : failure.kind !== 'contract') return;
  const call = `${method} ${path}`;
  const fault = faultOf(failure);
  const line = `Parvis: ${call} doesn't keep its contract (${fault})`;
  if (reported.has(line)) return;
  reported.add(line);
  const tell = () => console.error(line);
  const tellPage = ({ noApiLine }: NoApi) => console.error(noApiLine(api, `${call}: ${fault}`));
  const tellSilence = ({ noAnswerLine }: NoApi) => console.warn(noAnswerLine(api, call, failure));
  // Without a network this code doesn't come either, and there is nothing to mend.
  if (isUnanswered) import('./noApi').then(tellSilence, () => {});
  else if (failure.isPage && !isKnown) import('./noApi').then(tellPage, tell);
  else tell();
}
