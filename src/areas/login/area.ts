import { defineArea } from '../area';
import { loginTexts } from './texts';

export const login = defineArea({
  name: 'login',
  tag: 'parvis-login',
  title: loginTexts.title,
  doc: 'Signs in and out, and asks for a password reset.',
  attributes: {},
  emits: [],
  routes: {},
  needsSession: false,
  reservedHeight: 26,
  load: () => import('./LoginArea'),
});
