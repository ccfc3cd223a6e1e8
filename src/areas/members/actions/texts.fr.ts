import { memberCountText } from '../../../people/texts.fr';
import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts, extendTexts } from '../../../texts/texts';

/** Words of the menu of the ticked members. */
export const actionMenuTexts = defineTexts('memberActions', {
  addTags: 'Associer des tags',
  removeTag: 'Retirer un tag',
  addStep: 'Associer une étape',
  addToGroup: 'Ajouter à un groupe',
  addToDepartment: 'Ajouter à un département',
  changeState: 'Changer l’état…',
  refuseContact: 'Contact refusé…',
  noteDues: 'À jour…',
});

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
  refused: (count: number) => `Non fait pour ${memberCountText(count)}\u00a0:`,
  refusal: (name: string, reason: string) => (reason ? `•\u00a0${name}\u00a0: ${reason}` : `•\u00a0${name}`),
  noMember: 'Aucun membre sélectionné',
  noMemberText: 'Veuillez sélectionner au moins un membre.',
  associationFailed: "Erreur lors de l'association",

  // Tags
  tagTitle: 'Associer des tags',
  tagPicker: 'Tags',
  tagConfirm: 'Associer les tags',
  tagLoadFailed: 'Impossible de charger la liste des tags.',
  createTag: (name: string) => `Créer «\u00a0${name}\u00a0»`,
  tagCreated: (name: string) => `Tag «\u00a0${name}\u00a0» créé`,
  tagNotCreated: 'Erreur lors de la création du tag',
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

/** Spouse and children. With a straight apostrophe: as the specification writes them. */
export const familyTexts = defineTexts('memberFamily', {
  saving: 'Enregistrement…',
  error: 'Erreur',
  loadFailed: 'Erreur lors du chargement de la liste des membres',
  invalidAnswer: 'Réponse invalide du serveur',
  people: 'Membres',

  addSpouse: 'Ajouter un conjoint',
  changeSpouse: 'Changer le conjoint',
  spouseOf: (name: string) => `Conjoint de ${name}.`,
  spouseReplaced: (name: string, spouse: string) =>
    `Conjoint de ${name}. Le conjoint actuel, ${spouse}, sera remplacé.`,
  spouseSave: 'Enregistrer',
  spouseHint: 'Veuillez sélectionner un(e) conjoint(e).',
  spouseFailed: 'Erreur lors de l’ajout du conjoint',
  spouseDone: 'Conjoint ajouté avec succès',

  addChildren: 'Ajouter des enfants',
  childrenOf: (name: string) => `Enfants de ${name}.`,
  childrenSave: 'Enregistrer',
  noChild: 'Veuillez sélectionner au moins un enfant.',
  noMemberId: 'ID du membre non disponible',
  childrenFailed: "Erreur lors de l'ajout des enfants",
  childrenDone: 'Enfants ajoutés avec succès',

  // The spouse as the other parent
  alsoChildrenOf: (name: string) => `Aussi les enfants de ${name}`,
  alsoChildOf: (name: string) => `Aussi un enfant de ${name}`,
  halfDone: 'Enfants ajoutés à un seul parent',
  given: (name: string) => `C’est fait pour ${name}.`,
  notGiven: (children: string, name: string, reason: string) =>
    `Pas encore pour ${name} (${children})\u00a0: ${reason}`,
  giveAgain: 'Réessayer',
});

export const deletionTexts = defineTexts('memberDeletion', {
  title: 'Supprimer le membre',
  question: (name: string) => `Voulez-vous supprimer ${name}\u00a0? Seront supprimés avec sa fiche\u00a0:`,
  personal: 'ses informations personnelles',
  /** @param relatives for example «Testard Anne (conjoint)» */
  family: (relatives: string) =>
    relatives ? `ses liens familiaux\u00a0: ${relatives}` : 'ses liens familiaux',
  spouse: (name: string) => `${name} (conjoint)`,
  child: (name: string) => `${name} (enfant)`,
  parent: (name: string) => `${name} (parent)`,
  spouseFreed: (name: string) => `Le conjoint n’est plus indiqué sur la fiche de ${name}.`,
  memberships: 'son appartenance aux groupes et aux départements',
  tags: 'ses tags',
  steps: 'l’historique de ses étapes d’intégration',
  linked: 'tous les enregistrements liés',
  irreversible: 'Cette action est irréversible.',
  confirm: 'Supprimer',
  deleting: 'Suppression…',
  done: 'Membre supprimé',
  doneText: (name: string) => `La fiche de ${name} a été supprimée.`,
  /** The notice where the deletion can be undone, from the words of the alert. */
  notice: (done: string, text: string) => `${done}. ${text}`,
  error: 'Erreur',
  failed: 'Erreur lors de la suppression du membre',
  gone: 'Ce membre n’existe plus',
  goneText: (name: string) => `Quelqu’un a déjà supprimé la fiche de ${name}. La liste a été actualisée.`,
});
