import type { Client } from '../../../api/client';
import type { Session } from '../../../session/session';
import { loadOnce } from '../../../ui/lazy/loadOnce';
import type { AnyArea } from '../../area';
import type { CommonValues } from '../../attributes';
import { loadPlan } from './useForesight';

/** The sign-in form. Signed-in users never download it. */
export const loadSignIn = () => import('../signIn/SignInSlot');

/** Milliseconds that the first paint waits at most. */
const PATIENCE = 100;

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
  const isAtAddress = (attributes.routing ?? area.routing) === 'hash';
  const code = loadOnce<unknown>(isSignedOut ? loadSignIn : area.load);
  const ask = () => loadOnce(loadPlan).then((plan) => plan.askAtAddress(area, { client, session }));
  const work = [code, isAtAddress && session.expected() && ask()];
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([Promise.allSettled(work), patience]).then(() => {});
}
