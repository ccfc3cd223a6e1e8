import { defineArea } from '../area';
import { titleTexts } from './titleTexts';

export const login = defineArea({
  name: 'login',
  title: titleTexts.title,
  doc: 'Signs in and out, and asks for a password reset.',
  attributes: {},
  emits: [],
  routes: {},
  needsSession: false,
  load: () => import('./LoginArea'),
});
