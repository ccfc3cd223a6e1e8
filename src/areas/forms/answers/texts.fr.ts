import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** Words of the answers to a form: their list, and one of them. */
export const answersTexts = defineTexts('formAnswersList', {
  title: 'Réponses',
  titleOf: (name: string) => `Réponses\u00a0: ${name}`,
  notFound: 'Formulaire non trouvé',
  notFoundText: 'Quelqu’un l’a peut-être supprimé.',
  toForms: 'Voir les formulaires',
  failed: 'Les réponses n’ont pas pu être chargées',
  stale: 'Les réponses n’ont pas pu être actualisées\u00a0: ce qui est affiché peut dater.',
  unsupported: 'Ce serveur ne montre pas les réponses à l’écran',
  unsupportedText: 'Celles qu’il garde se téléchargent.',

  list: 'Liste des réponses',
  search: 'Rechercher dans les réponses',
  found: (count: number) => `${formatNumber(count)} ${plural(count, 'réponse trouvée', 'réponses trouvées')}`,
  fresh: 'Nouvelle',
  received: 'Reçue le',
  files: 'Fichiers',
  unnamed: 'Question sans nom',
  open: (number: number, when: string) => `Réponse n°\u00a0${number}, reçue le ${when}`,
  empty: 'Aucune réponse',
  emptyText: 'Les réponses envoyées par ce formulaire apparaîtront ici.',
  emptyFiltered: 'Aucune réponse trouvée',
  emptyFilteredText: 'Aucune réponse ne contient tous ces mots.',

  fileOf: (name: string) => `Réponses ${name}`,
  exportFailed: 'Les réponses n’ont pas pu être téléchargées.',
  exportMissing: 'Ce formulaire n’existe plus, ou ce serveur ne garde pas ses réponses.',
});

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
