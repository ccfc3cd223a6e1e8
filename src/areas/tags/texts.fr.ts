import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const tagTexts = defineTexts('tags', {
  search: 'Rechercher un tag',
  count: (count: number) => `${formatNumber(count)} ${plural(count, 'tag', 'tags')}`,
  create: 'Nouveau Tag',
  edit: 'Modifier le tag',
  remove: 'Supprimer le tag',
  removeQuestion: (name: string) => `Voulez-vous supprimer le tag «\u00a0${name}\u00a0»\u00a0?`,
  irreversible: 'Cette action est irréversible et supprimera définitivement ce tag.',
  concerned: (count: number) =>
    count === 0
      ? 'Aucun membre n’a ce tag.'
      : `${formatNumber(count)} ${plural(count, 'membre perdra ce tag.', 'membres perdront ce tag.')}`,

  name: 'Nom',
  required: 'Le nom du tag est requis',
  forEvents: 'Événement',
  canBeInEvent: 'Peut être associé à un événement',
  canBeInEventHint:
    'Si activé, ce tag pourra être utilisé pour identifier les membres pouvant intervenir sur les événements',

  empty: 'Aucun tag trouvé',
  emptyHint: 'Créez le premier tag pour distinguer des membres.',
  loadFailed: 'Erreur lors du chargement des tags',
  createFailed: 'Erreur lors de la création du tag',
  updateFailed: 'Erreur lors de la mise à jour du tag',
  removeFailed: 'Erreur lors de la suppression du tag',
  created: (name: string) => `Tag créé\u00a0: «\u00a0${name}\u00a0» a été créé avec succès`,
  updated: (name: string) => `Tag mis à jour\u00a0: «\u00a0${name}\u00a0» a été mis à jour avec succès`,
  removed: (name: string) => `Tag supprimé\u00a0: «\u00a0${name}\u00a0» a été supprimé avec succès`,
});
