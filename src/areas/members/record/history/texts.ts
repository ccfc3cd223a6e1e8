import { defineTexts } from '../../../../texts/texts';

/** The history of a record in words. */
export const historyTexts = defineTexts('memberHistory', {
  title: 'Historique',
  list: 'Changements de la fiche',
  none: 'Aucun changement n’est noté.',
  failed: 'L’historique n’a pas pu être chargé.',
  created: 'Fiche créée',
  updated: 'Fiche modifiée',
  deleted: 'Fiche supprimée',
  added: (what: string) => `${what}\u00a0: ajout`,
  changed: (what: string) => `${what}\u00a0: changement`,
  removed: (what: string) => `${what}\u00a0: retrait`,
  groupes_membres: 'Groupe',
  departements_membres: 'Département',
  membres_tags: 'Tag',
  membres_etapes: 'Étape d’intégration',
  enfants: 'Enfant',
  doublons_ecartes: 'Doublon écarté',
  link: 'Lien',
  conjoint_id: 'Conjoint',
  by: (moment: string, person: string) => `${moment}, par ${person}`,
  visitor: 'un visiteur',
  before: 'Avant',
  after: 'Après',
  nothing: 'vide',
  number: (id: number) => `fiche n°\u00a0${id}`,
});
