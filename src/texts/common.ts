import { defineTexts } from './texts';

/** Words of no area in particular. */
export const commonTexts = defineTexts('common', {
  cancel: 'Annuler',
  edit: 'Modifier',
  remove: 'Supprimer',
  view: 'Voir',
  invalidEmail: 'Saisissez une adresse e-mail valide',
});
