import { defineArea } from '../area';
import { titleTexts } from './titleTexts';

export const steps = defineArea({
  name: 'steps',
  title: titleTexts.title,
  doc: 'The integration steps: list, create, edit, delete, and their details.',
  attributes: {},
  emits: [],
  routes: { list: '/apps/integrations' },
  load: () => import('./StepsArea'),
});
