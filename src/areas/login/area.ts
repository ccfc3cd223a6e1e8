import { defineArea } from '../area';
import { SIGN_IN_TITLE } from '../frame/texts';

export const login = defineArea({
  name: 'login',
  title: SIGN_IN_TITLE,
  doc: 'Signs in and out, and asks for a password reset.',
  attributes: {},
  routes: {},
  needsSession: false,
});
