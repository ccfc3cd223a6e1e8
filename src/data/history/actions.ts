import { defineTexts } from '../../texts/texts';

/** The calls that have words of their own, by the last part of their id; other calls are modifications. */
export const actionTexts = defineTexts('journalActions', {
  create: 'Création',
  update: 'Modification',
  remove: 'Suppression',
  removeAnswer: 'Suppression',
  import: 'Import',
  restore: 'Rétablissement',
  empty: 'Corbeille vidée',
  reorder: 'Nouvel ordre',
  answer: 'Réponse d’un visiteur',
  undo: 'Annulation',
  merge: 'Fusion',
  addTags: 'Tags associés',
  removeTags: 'Tags retirés',
  addMembers: 'Membres ajoutés',
  removeMembers: 'Membres retirés',
  setGroup: 'Changement de groupe',
  setDepartment: 'Changement de département',
  addStep: 'Étape associée',
  removeStep: 'Étape retirée',
  addSpouse: 'Conjoint ajouté',
  removeSpouse: 'Conjoint retiré',
  addChildren: 'Enfants ajoutés',
  removeChildren: 'Enfants retirés',
  assign: 'Intervenants enregistrés',
  invite: 'Invitation',
  setRole: 'Changement de rôle',
  disable: 'Compte désactivé',
  enable: 'Compte réactivé',
  confirmSecret: 'Second facteur activé',
  removeSecondFactor: 'Second facteur retiré',
  changeAddress: 'Changement d’adresse e-mail',
  effacer: 'Effacement définitif',
  garder: 'Fiche gardée',
  regler: 'Durée de conservation changée',
  expirer: 'Réponses arrivées au terme',
});

/** What happened, in words, from the id of the call, such as `membres.update`. */
export function actionText(texts: typeof actionTexts, action: string): string {
  const words: Readonly<Record<string, string>> = texts;
  return words[action.slice(action.indexOf('.') + 1)] ?? texts.update;
}
