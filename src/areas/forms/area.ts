import { defineArea } from '../area';
import { text } from '../attributes';
import { formRoutes } from './routes';
import { titleTexts } from './titleTexts';

export const formsAttributes = {
  shareBase: text({
    doc: 'Address before /formulaires/{identifiant} in shared links; by default that of the back end.',
  }),
};

export const forms = defineArea({
  name: 'forms',
  title: titleTexts.title,
  doc: 'The forms builder: builds, previews, lists, shares, exports and imports forms.',
  attributes: formsAttributes,
  emits: ['form-saved', 'form-deleted'],
  routes: formRoutes,
  load: () => import('./FormsArea'),
});
