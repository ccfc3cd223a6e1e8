import { formatNumber } from '../../../../texts/formats';
import { defineTexts } from '../../../../texts/texts';

/** Words of one answer, and of its files. */
export const answerScreenTexts = defineTexts('formAnswer', {
  title: 'Réponse',
  titleOf: (number: number) => `Réponse n°\u00a0${number}`,
  received: (when: string) => `Reçue le ${when}`,
  notFound: 'Réponse non trouvée',
  notFoundText: 'Quelqu’un l’a peut-être supprimée.',
  toList: 'Voir les réponses',
  failed: 'La réponse n’a pas pu être chargée',

  newer: 'Réponse suivante, plus récente',
  older: 'Réponse précédente, plus ancienne',
  print: 'Imprimer',
  remove: 'Supprimer',
  createMember: 'Créer le membre',
  question: 'Question',
  value: 'Réponse',
  noValue: 'Sans réponse',
  unknown: (id: number) => `Question inconnue (n°\u00a0${id})`,
  now: (name: string) => `Aujourd’hui\u00a0: «\u00a0${name}\u00a0»`,
  retired: 'Question retirée du formulaire depuis',

  removeTitle: (number: number) => `Supprimer la réponse n°\u00a0${number}\u00a0?`,
  removeText:
    'La réponse et ses fichiers seront définitivement supprimés, pour tous les comptes. Cette action est irréversible.',
  trashText: (kept: string) => `La réponse et ses fichiers seront supprimés, pour tous les comptes. ${kept}`,
  freesPlace: 'Sa place sera de nouveau libre\u00a0: ce formulaire limite le nombre de réponses.',
  removed: 'Réponse supprimée avec succès',
  removeFailed: 'La réponse n’a pas pu être supprimée.',
  error: 'Erreur',

  open: (name: string) => `Ouvrir ${name}`,
  save: (name: string) => `Enregistrer ${name}`,
  saveWord: 'Enregistrer',
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))}\u00a0Ko`
      : `${formatNumber(Math.round(bytes / 100_000) / 10)}\u00a0Mo`,
  fileFailed: 'Le fichier n’a pas pu être ouvert.',
  fileGone: 'Ce fichier n’est plus sur le serveur.',
  unshown: 'Ce fichier ne peut pas être montré ici\u00a0: enregistrez-le pour l’ouvrir.',
});
