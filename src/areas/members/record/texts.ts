import { fieldLabels } from '../../../domain/members/memberFieldRules';
import { plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** The screen of one member. With a straight apostrophe or without an accent: as the specification writes them. */
export const detailTexts = defineTexts('memberDetail', {
  title: 'Details',
  edit: 'Modifier',
  print: 'Imprimer',
  actions: 'Actions',
  addTags: 'Associer un tag',
  addStep: 'Associer une étape',
  addToDepartment: 'Insérer dans un département',
  leaveDepartment: 'Retirer d’un département',
  addToGroup: 'Insérer dans un groupe',
  leaveGroup: 'Retirer d’un groupe',

  // Information
  information: 'Informations',
  ...fieldLabels,
  empty: 'Non spécifiée',
  addTelephone: 'Ajouter un téléphone',
  addEmail: 'Ajouter un e-mail',
  registered: (date: string) => `Inscription le ${date}`,

  // Memberships
  path: 'Parcours',
  groupe: 'Groupe actuel',
  departement: 'Département actuel',
  etapes: (count: number) => plural(count, 'Étape d’intégration', 'Étapes d’intégration'),
  noData: 'Aucune donnée',
  leave: (name: string) => `Retirer de «\u00a0${name}\u00a0»`,
  since: (date: string) => `depuis le ${date}`,
  on: (date: string) => `le ${date}`,

  // Tags
  tags: 'Tags',
  noTag: 'Aucun tag',
  removeTag: (name: string) => `Retirer le tag ${name}`,
  removeTagTitle: 'Retirer le tag',
  removeTagQuestion: (name: string) => `Êtes-vous sûr de vouloir retirer le tag ${name} ?`,
  remove: 'Retirer',
  cancel: 'Annuler',
  tagRemoved: 'Tag retiré',
  tagFailed: 'Erreur lors du retrait du tag',
  tagFailedText: 'Une erreur est survenue, le tag n’a pas été retiré.',
  invalidAnswer: 'Réponse invalide du serveur',

  // Family
  family: 'Conjoint et enfants',
  conjoint: 'Conjoint',
  enfants: 'Enfants',
  noConjoint: 'Aucun conjoint',
  noEnfant: 'Aucun enfant',
  addSpouse: 'Ajouter un conjoint',
  changeSpouse: 'Changer le conjoint',
  addChildren: 'Ajouter des enfants',
  chooseSpouse: 'Choisir le conjoint',
  addChild: 'Ajouter un enfant',
  parents: 'Parents',

  // The member as a whole
  removeMember: 'Supprimer',
});
