import { defineTexts } from '../../../../texts/texts';

/** What is said of changes on the cards of a record. */
export const addTexts = defineTexts('memberAdding', {
  undo: 'Annuler',
  undone: 'Changement annulé',
  undoFailed: 'L’annulation a échoué',
  failed: 'Rien n’a été enregistré.',
  tagAdded: (name: string) => `Tag «\u00a0${name}\u00a0» associé`,
  stepAdded: (name: string) => `Étape «\u00a0${name}\u00a0» associée`,
  groupAdded: (name: string) => `Ajouté au groupe «\u00a0${name}\u00a0»`,
  departmentAdded: (name: string) => `Ajouté au département «\u00a0${name}\u00a0»`,
  /** After one of the two above. */
  leaving: (name: string) => `, «\u00a0${name}\u00a0» est quitté`,
  spouseAdded: 'Conjoint ajouté avec succès',
  childAdded: 'Enfants ajoutés avec succès',
});
