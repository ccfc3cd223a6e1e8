import { defineTexts } from '../../../texts/texts';

/** Texts of every screen about one member. */
export const recordTexts = defineTexts('memberRecord', {
  backToList: 'Retour à la liste',
  missing: 'Membre non trouvé.',
  missingText: 'Cette fiche n’existe pas, ou quelqu’un l’a supprimée.',
  malformed: 'Structure de données invalide',
  failed: (reason: string) => `Erreur: ${reason}`,
  stale: 'La fiche n’a pas pu être actualisée\u00a0: ce qui est affiché peut dater.',
});
