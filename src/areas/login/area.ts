import { defineArea } from '../area';

/** Signs in and out, and asks for a password reset. */
export const loginArea = defineArea({
  name: 'login',
  title: 'Connexion',
  attributes: {},
  routes: {},
  needsSession: false,
});
