import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

/** Sentences with a straight apostrophe are those of the specification, byte for byte. */
export const stepTexts = defineTexts('steps', {
  search: 'Rechercher une étape',
  count: (count: number) => `${formatNumber(count)} ${plural(count, 'étape', 'étapes')}`,
  create: 'Nouvelle Étape',
  edit: 'Modifier l’étape',
  remove: 'Supprimer l’étape',
  removeQuestion: (name: string) => `Voulez-vous supprimer l’étape «\u00a0${name}\u00a0»\u00a0?`,
  irreversible: 'Cette action est irréversible et supprimera définitivement cette étape.',
  concerned: (count: number) =>
    count === 0
      ? 'Aucun membre n’a cette étape.'
      : `${formatNumber(count)} ${plural(count, 'membre perdra cette étape de son parcours.', 'membres perdront cette étape de leur parcours.')}`,
  view: 'Voir les détails',

  libelle: 'Libellé',
  description: 'Description',
  required: "Le libellé de l'étape est requis",
  order: (id: number) => `Ordre ${id}`,

  empty: 'Aucune étape trouvée',
  emptyHint: 'Créez la première étape du parcours d’intégration.',
  loadFailed: 'Erreur lors du chargement des étapes',
  createFailed: 'Erreur lors de la création de l’étape',
  updateFailed: 'Erreur lors de la mise à jour de l’étape',
  removeFailed: 'Erreur lors de la suppression de l’étape',
  created: (name: string) => `Étape créée\u00a0: «\u00a0${name}\u00a0» a été créée avec succès`,
  updated: (name: string) => `Étape mise à jour\u00a0: «\u00a0${name}\u00a0» a été mise à jour avec succès`,
  removed: (name: string) => `Étape supprimée\u00a0: «\u00a0${name}\u00a0» a été supprimée avec succès`,

  // Details
  details: 'Détails de l’étape',
  place: 'Ordre dans le processus',
  members: 'Membres',
  memberCount: (count: number) => `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`,
  noDescription: 'Aucune description',
  modify: 'Modifier',
  close: 'Fermer',
});

export const orderTexts = defineTexts('stepOrder', {
  handle: (name: string) => `Déplacer ${name}`,
  hint: 'Glissez pour déplacer. Au clavier\u00a0: ↑ et ↓.',
  moved: (name: string, place: number, count: number) => `${name}\u00a0: place ${place} sur ${count}`,
  error: 'Erreur',
  failed: 'L’ordre des étapes n’a pas été enregistré.',
});
