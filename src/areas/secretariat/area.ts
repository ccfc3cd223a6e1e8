import { defineArea } from '../area';
import { titleTexts } from './titleTexts';

export const secretariat = defineArea({
  name: 'secretariat',
  title: titleTexts.title,
  doc: 'The secretariat: appointments, availabilities and their categories. A shell: nothing is sent nor kept.',
  attributes: {},
  emits: [],
  routes: { home: '/apps/secretariat' },
  load: () => import('./SecretariatArea'),
});
