import { defineTexts } from '../../../texts/texts';

/** What is said of changes on the cards of a record. */
export const addTexts = defineTexts('memberAdding', {
  undo: 'Annuler',
  undone: 'Changement annulé',
  undoFailed: 'L’annulation a échoué',
  failed: 'Rien n’a été enregistré.',
  tagAdded: (name: string) => `Tag «\u00a0${name}\u00a0» associé`,
  stepAdded: (name: string) => `Étape «\u00a0${name}\u00a0» associée`,
  groupAdded: (name: string) => `Ajout au groupe «\u00a0${name}\u00a0»`,
  departmentAdded: (name: string) => `Ajout au département «\u00a0${name}\u00a0»`,
  /** After one of the two above. */
  leaving: (name: string) => ` (quitte «\u00a0${name}\u00a0»)`,
  spouseAdded: 'Conjoint ajouté avec succès',
  childAdded: 'Enfants ajoutés avec succès',
});

/** Texts of every screen about one member, the form too: they load with what several rooms need. */
export const recordTexts = defineTexts('memberRecord', {
  backToList: 'Retour à la liste',
  missing: 'Membre non trouvé.',
  missingText: 'Cette fiche n’existe pas, ou quelqu’un l’a supprimée.',
  malformed: 'Structure de données invalide',
  failed: (reason: string) => `Erreur: ${reason}`,
  stale: 'La fiche n’est peut-être plus à jour.',
});
