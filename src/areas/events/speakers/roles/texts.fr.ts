import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** Roles of speakers. */
export const roleTexts = defineTexts('eventRoles', {
  title: 'Rôles des intervenants',
  close: 'Fermer',
  libelle: 'Libellé du rôle',
  search: 'Rechercher un rôle',
  count: (shown: number) => `${formatNumber(shown)} ${plural(shown, 'rôle', 'rôles')}`,
  used: (events: number) =>
    events === 0
      ? 'Jamais utilisé'
      : `Utilisé par ${formatNumber(events)} ${plural(events, 'événement', 'événements')}`,
  create: 'Nouveau rôle',
  edit: 'Modifier le rôle',
  remove: 'Supprimer le rôle',
  removeQuestion: (name: string) => `Supprimer le rôle «\u00a0${name}\u00a0»\u00a0?`,
  irreversible: 'Cette action est irréversible et supprimera définitivement ce rôle.',
  empty: 'Aucun rôle trouvé',
  emptyHint: 'Créez le premier\u00a0: conférencier, modérateur…',
  loadFailed: 'Erreur lors du chargement des rôles',
  createFailed: 'Erreur lors de la création du rôle',
  updateFailed: 'Erreur lors de la mise à jour du rôle',
  removeFailed: 'Erreur lors de la suppression du rôle',
  created: () => 'Rôle créé',
  updated: () => 'Rôle mis à jour',
  removed: () => 'Rôle supprimé',

  missing: 'Le libellé du rôle est requis',
  short: 'Le libellé du rôle doit contenir au moins 2 caractères',
  long: 'Le libellé du rôle ne peut pas dépasser 255 caractères',
});
