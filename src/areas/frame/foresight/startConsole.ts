import type { Client } from '../../../api/client';
import { unansweredReads } from '../../../session/earlyReads';
import type { Session } from '../../../session/session';
import { loadOnce } from '../../../ui/lazy/loadOnce';
import type { AnyArea } from '../../area';
import type { CommonValues } from '../../attributes';
import { loadPlan } from './useForesight';

/** The sign-in form. Signed-in users never download it. */
export const loadSignIn = () => import('../signIn/SignInSlot');

/** Milliseconds that the first paint waits at most, and how many more where all answers are there but not all code. */
const PATIENCE = 100;
const PATIENCE_FOR_CODE = 300;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Starts what a console that is the whole page needs first: the code of the sign-in form, or the code and data of the
 * screen at the address while a stored token is checked. What fails here is asked for again by the part that needs it.
 *
 * @returns a promise to render after: what has arrived with the core then shows at once, without a placeholder, and
 *   calls leave before the processor is busy with rendering
 */
export function startConsole(
  area: AnyArea,
  attributes: CommonValues,
  { client, session }: { client: Client; session: Session },
): Promise<void> {
  const isSignedOut = session.get().status === 'signed-out';
  const code = loadOnce<unknown>(isSignedOut ? loadSignIn : area.load);
  const isAsked = (attributes.routing ?? area.routing) === 'hash' && session.expected();
  const shown = isAsked && loadOnce(loadPlan).then((plan) => plan.askAtAddress(area, { client, session }));
  const patience = pause(PATIENCE).then(() =>
    unansweredReads() === 0 ? pause(PATIENCE_FOR_CODE) : undefined,
  );
  return Promise.race([Promise.allSettled([code, shown]), patience]).then(() => {});
}
