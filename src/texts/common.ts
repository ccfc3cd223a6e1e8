import { defineTexts } from './texts';

/** Words that several areas share. */
export const commonTexts = defineTexts('common', {
  cancel: 'Annuler',
  edit: 'Modifier',
  remove: 'Supprimer',
  view: 'Voir',
  invalidEmail: 'Saisissez une adresse e-mail valide',
});
