import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const groupTexts = defineTexts('groups', {
  search: 'Rechercher un groupe',
  count: (count: number) => `${formatNumber(count)} ${plural(count, 'groupe', 'groupes')}`,
  create: 'Nouveau Groupe',
  edit: 'Modifier le groupe',
  remove: 'Supprimer le groupe',
  removeQuestion: (name: string) => `Voulez-vous supprimer le groupe «\u00a0${name}\u00a0»\u00a0?`,
  irreversible: 'Cette action est irréversible et supprimera définitivement ce groupe.',
  concerned: (count: number) =>
    count === 0
      ? 'Aucun membre n’est dans ce groupe.'
      : `${formatNumber(count)} ${plural(count, 'membre n’aura plus de groupe.', 'membres n’auront plus de groupe.')}`,
  view: 'Voir les membres',

  nom: 'Nom',
  description: 'Description',
  required: 'Le nom du groupe est requis',
  membres: (count: number) => `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`,
  createdOn: (date: string) => `Créé le ${date}`,
  updatedOn: (date: string) => `Modifié le ${date}`,

  empty: 'Aucun groupe trouvé',
  emptyHint: 'Créez le premier groupe pour y réunir des membres.',
  loadFailed: 'Erreur lors du chargement des groupes',
  createFailed: 'Erreur lors de la création du groupe',
  updateFailed: 'Erreur lors de la mise à jour du groupe',
  removeFailed: 'Erreur lors de la suppression du groupe',
  created: (name: string) => `Groupe créé\u00a0: «\u00a0${name}\u00a0» a été créé avec succès`,
  updated: (name: string) => `Groupe mis à jour\u00a0: «\u00a0${name}\u00a0» a été mis à jour avec succès`,
  removed: (name: string) => `Groupe supprimé\u00a0: «\u00a0${name}\u00a0» a été supprimé avec succès`,

  members: (name: string) => `Membres du groupe «\u00a0${name}\u00a0»`,
  membersFailed: 'Erreur lors du chargement des membres',
  membersEmpty: 'Aucun membre dans ce groupe',
});
