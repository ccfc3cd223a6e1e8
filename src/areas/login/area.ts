import { defineArea } from '../area';

export const loginArea = defineArea({
  name: 'login',
  title: 'Connexion',
  doc: 'Signs in and out, and asks for a password reset.',
  attributes: {},
  routes: {},
  needsSession: false,
});
