import { defineTexts } from '../../../../texts/texts';

/** Spouse and children. With a straight apostrophe: as the specification writes them. */
export const familyTexts = defineTexts('memberFamily', {
  saving: 'Enregistrement…',
  error: 'Erreur',
  loadFailed: 'Erreur lors du chargement de la liste des membres',
  invalidAnswer: 'Réponse invalide du serveur',
  people: 'Membres',

  addSpouse: 'Ajouter un conjoint',
  changeSpouse: 'Changer le conjoint',
  spouseOf: (name: string) => `Conjoint de ${name}.`,
  spouseReplaced: (name: string, spouse: string) =>
    `Conjoint de ${name}. Le conjoint actuel, ${spouse}, sera remplacé.`,
  spouseSave: 'Enregistrer',
  spouseHint: 'Veuillez sélectionner un(e) conjoint(e).',
  spouseFailed: 'Erreur lors de l’ajout du conjoint',
  spouseDone: 'Conjoint ajouté avec succès',

  addChildren: 'Ajouter des enfants',
  childrenOf: (name: string) => `Enfants de ${name}.`,
  childrenSave: 'Enregistrer',
  noChild: 'Veuillez sélectionner au moins un enfant.',
  noMemberId: 'ID du membre non disponible',
  childrenFailed: "Erreur lors de l'ajout des enfants",
  childrenDone: 'Enfants ajoutés avec succès',

  // The spouse as the other parent
  alsoChildrenOf: (name: string) => `Aussi les enfants de ${name}`,
  alsoChildOf: (name: string) => `Aussi un enfant de ${name}`,
  halfDone: 'Enfants ajoutés à un seul parent',
  given: (name: string) => `C’est fait pour ${name}.`,
  notGiven: (children: string, name: string, reason: string) =>
    `Pas encore pour ${name} (${children})\u00a0: ${reason}`,
  giveAgain: 'Réessayer',
});
