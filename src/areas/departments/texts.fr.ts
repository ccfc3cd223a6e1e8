import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const departmentTexts = defineTexts('departments', {
  search: 'Rechercher un département',
  count: (count: number) => `${formatNumber(count)} ${plural(count, 'département', 'départements')}`,
  create: 'Nouveau Département',
  edit: 'Modifier le département',
  remove: 'Supprimer le département',
  removeQuestion: (name: string) => `Voulez-vous supprimer le département «\u00a0${name}\u00a0»\u00a0?`,
  irreversible: 'Cette action est irréversible et supprimera définitivement ce département.',
  concerned: (count: number) =>
    count === 0
      ? 'Aucun membre n’est dans ce département.'
      : `${formatNumber(count)} ${plural(count, 'membre n’aura plus de département.', 'membres n’auront plus de département.')}`,
  view: 'Voir',

  nom: 'Nom',
  mission: 'Mission',
  required: 'Le nom du département est requis',
  membres: (count: number) => `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`,
  createdOn: (date: string) => `Créé le ${date}`,

  empty: 'Aucun département trouvé',
  emptyHint: 'Créez le premier département pour y réunir des membres.',
  loadFailed: 'Erreur lors du chargement des départements',
  createFailed: 'Erreur lors de la création du département',
  updateFailed: 'Erreur lors de la mise à jour du département',
  removeFailed: 'Erreur lors de la suppression du département',
  created: (name: string) => `Département créé\u00a0: «\u00a0${name}\u00a0» a été créé avec succès`,
  updated: (name: string) =>
    `Département mis à jour\u00a0: «\u00a0${name}\u00a0» a été mis à jour avec succès`,
  removed: (name: string) => `Département supprimé\u00a0: «\u00a0${name}\u00a0» a été supprimé avec succès`,

  members: (name: string) => `Membres du département «\u00a0${name}\u00a0»`,
  error: 'Erreur',
  membersFailed: 'Erreur lors du chargement des membres du département',
  membersEmpty: 'Aucun membre dans ce département',
});
