import { defineTexts } from '../../texts/texts';

/** Removing a member from their group or department. With a straight apostrophe: as the specification writes them. */
export const removalTexts = defineTexts('memberRemoval', {
  confirm: 'Retirer',
  pending: 'Retrait en cours…',
  done: 'Membre retiré avec succès !',

  noGroup: 'Aucun groupe actuel',
  noGroupText: (name: string) => `${name} n’appartient à aucun groupe.`,
  groupTitle: 'Retirer du groupe',
  groupQuestion: (name: string, placeName: string) =>
    `Voulez-vous retirer ${name} du groupe «\u00a0${placeName}\u00a0»\u00a0?`,
  groupFailed: 'Erreur lors du retrait du groupe',
  groupDone: (name: string, placeName: string) =>
    `${name} ne fait plus partie du groupe «\u00a0${placeName}\u00a0».`,

  noDepartment: 'Aucun département actuel',
  noDepartmentText: (name: string) => `${name} n’appartient à aucun département.`,
  departmentTitle: 'Retirer du département',
  departmentQuestion: (name: string, placeName: string) =>
    `Voulez-vous retirer ${name} du département «\u00a0${placeName}\u00a0»\u00a0?`,
  departmentFailed: 'Erreur lors du retrait du département',
  departmentDone: (name: string, placeName: string) =>
    `${name} ne fait plus partie du département «\u00a0${placeName}\u00a0».`,

  failedText: 'Une erreur est survenue, le membre n’a pas été retiré.',
  invalidAnswer: 'Réponse invalide du serveur',
});
