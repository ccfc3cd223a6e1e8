import { defineArea } from '../area';
import { serverPaths } from '../routes';

/** How the server is, for administrators, where the back end tells it: what needs a hand, what to do, and all that is well. */
export const serverArea = defineArea({
  name: 'server',
  title: 'État du serveur',
  subject: 'serveur',
  needs: 'etat-serveur',
  tile: {
    name: 'État du serveur',
    icon: 'check-circle',
    color: '#15803D',
  },
  attributes: {},
  routes: { home: serverPaths.home.pattern },
});
