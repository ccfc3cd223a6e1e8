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
  stale: 'Les réponses ne sont peut-être plus à jour.',
  unsupported: 'Les réponses ne s’affichent pas ici',
  unsupportedText: 'Vous pouvez les télécharger.',

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
  exportMissing: 'Ce formulaire n’existe plus, ou ses réponses ne sont pas conservées.',
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
  createMember: 'Créer sa fiche',
  question: 'Question',
  value: 'Réponse',
  noValue: 'Sans réponse',
  unknown: (id: number) => `Question inconnue (n°\u00a0${id})`,
  now: (name: string) => `Nom actuel\u00a0: «\u00a0${name}\u00a0»`,
  retired: 'Question retirée du formulaire depuis',

  removeTitle: (number: number) => `Supprimer la réponse n°\u00a0${number}\u00a0?`,
  removeText:
    'La réponse et ses fichiers seront définitivement supprimés, pour tout le monde. Cette action est irréversible.',
  trashText: (kept: string) => `La réponse et ses fichiers seront supprimés, pour tout le monde. ${kept}`,
  freesPlace: 'Sa place sera de nouveau libre\u00a0: ce formulaire limite le nombre de réponses.',
  removed: 'Réponse supprimée avec succès',
  removeFailed: 'La réponse n’a pas pu être supprimée.',
  error: 'Erreur',

  open: (name: string) => `Ouvrir ${name}`,
  save: (name: string) => `Télécharger ${name}`,
  saveWord: 'Télécharger',
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))}\u00a0ko`
      : `${formatNumber(Math.round(bytes / 100_000) / 10)}\u00a0Mo`,
  fileFailed: 'Le fichier n’a pas pu être ouvert.',
  fileGone: 'Ce fichier n’est plus conservé.',
  unshown: 'Ce fichier ne peut pas s’afficher ici\u00a0: téléchargez-le.',
});
