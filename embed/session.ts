import { runtimeFor } from '../src/runtime';
import type { Session } from '../src/session/session';

const current = () => runtimeFor().session;

/** The session of the page's configured back end, for hosts that show who is signed in or sign out. */
export const session: Pick<Session, 'get' | 'subscribe' | 'logout'> = {
  get: () => current().get(),
  subscribe: (listener) => current().subscribe(listener),
  logout: () => current().logout(),
};
