import { formatNumber } from '../../../texts/formats';
import { plural } from '../../../texts/locale';
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
