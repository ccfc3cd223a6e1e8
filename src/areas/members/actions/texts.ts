import { memberCountText } from '../../../people/texts';
import { formatNumber } from '../../../texts/formats';
import { plural } from '../../../texts/locale';
import { extendTexts } from '../../../texts/texts';
import { actionMenuTexts } from './memberActions';

/** Words of the dialogs. With a straight apostrophe: as the specification writes them. */
export const memberActionTexts = extendTexts(actionMenuTexts, {
  /** The members that the action is about: the first names, then how many more. */
  scope: (count: number, names: string, others: number) =>
    `${memberCountText(count)}\u00a0: ${names}${
      others ? ` et ${formatNumber(others)} ${plural(others, 'autre', 'autres')}` : ''
    }`,
  nobody: 'Aucun membre',
  loadFailed: 'Erreur de chargement',
  invalidAnswer: 'Réponse invalide du serveur',
  adding: 'Ajout en cours…',
  associating: 'Association en cours…',
  refused: (count: number) =>
    `${memberCountText(count)} ${plural(count, 'non traité', 'non traités')}\u00a0:`,
  refusal: (name: string, reason: string) => (reason ? `•\u00a0${name}\u00a0: ${reason}` : `•\u00a0${name}`),
  noMember: 'Aucun membre sélectionné',
  noMemberText: 'Veuillez sélectionner au moins un membre.',
  associationFailed: "Erreur lors de l'association",

  // Tags
  tagTitle: 'Associer des tags',
  tagPicker: 'Tags',
  tagConfirm: 'Associer les tags',
  tagLoadFailed: 'Impossible de charger la liste des tags.',
  noTag: 'Aucun tag sélectionné',
  noTagText: 'Veuillez sélectionner au moins un tag à associer.',
  tagFailed: "Une erreur est survenue lors de l'association des tags aux membres.",
  tagDone: 'Tags associés avec succès !',
  tagDoneText: (tags: number, count: number) =>
    `${formatNumber(tags)} ${plural(tags, 'tag associé', 'tags associés')} à ${memberCountText(count)}.`,

  // Steps
  stepTitle: 'Associer une étape',
  stepPicker: 'Étapes',
  stepConfirm: 'Associer l’étape',
  stepLoadFailed: 'Impossible de charger la liste des étapes.',
  stepFailed: "Une erreur est survenue lors de l'association de l'étape aux membres.",
  stepDone: 'Étape associée avec succès\u00a0!',
  stepDoneText: (count: number, label: string) =>
    `L’étape «\u00a0${label}\u00a0» est associée à ${memberCountText(count)}.`,

  // Groups
  groupTitle: 'Ajouter à un groupe',
  groupPicker: 'Groupes',
  groupConfirm: 'Ajouter au groupe',
  groupLoadFailed: 'Impossible de charger la liste des groupes.',
  groupFailed: "Erreur lors de l'ajout au groupe",
  groupFailedText: 'Une erreur est survenue lors de l’ajout des membres au groupe.',
  groupDoneText: (count: number, name: string) =>
    `${memberCountText(count)} ${plural(count, 'ajouté', 'ajoutés')} au groupe «\u00a0${name}\u00a0».`,

  // Departments
  departmentTitle: 'Ajouter à un département',
  departmentPicker: 'Départements',
  departmentConfirm: 'Ajouter au département',
  departmentLoadFailed: 'Impossible de charger la liste des départements.',
  departmentFailed: "Erreur lors de l'ajout au département",
  departmentFailedText: 'Une erreur est survenue lors de l’ajout des membres au département.',
  departmentDoneText: (count: number, name: string) =>
    `${memberCountText(count)} ${plural(count, 'ajouté', 'ajoutés')} au département «\u00a0${name}\u00a0».`,

  /** Of groups and departments. */
  addDone: 'Membres ajoutés avec succès !',
  memberCount: memberCountText,
  /** Of an option that every member has already. */
  held: 'déjà associé',
});

export type ActionTexts = typeof memberActionTexts;
