import { defineTexts, pageTexts } from '../../texts/texts';

/**
 * The calls by the last part of their id. A call that isn’t here, as one that a back end adds, is a modification.
 */
export const journalActionTexts = defineTexts('journalActions', {
  create: 'Création',
  update: 'Modification',
  createWhole: 'Création avec les intervenants',
  updateWhole: 'Modification avec les intervenants',
  remove: 'Suppression',
  removeAnswer: 'Suppression',
  seenAnswers: 'Réponses lues',
  import: 'Import',
  restore: 'Rétablissement',
  empty: 'Corbeille vidée',
  reorder: 'Nouvel ordre',
  answer: 'Réponse d’un visiteur',
  undo: 'Annulation',
  merge: 'Fusion',
  dismiss: 'Doublon écarté',
  undismiss: 'Doublon proposé de nouveau',
  rename: 'Nouveau nom',
  duplicate: 'Copie',
  addTags: 'Tags associés',
  removeTags: 'Tags retirés',
  addMembers: 'Membres ajoutés',
  removeMembers: 'Membres retirés',
  assignMember: 'Membre associé',
  removeMember: 'Membre retiré',
  setGroup: 'Changement de groupe',
  setDepartment: 'Changement de département',
  addStep: 'Étape associée',
  removeStep: 'Étape retirée',
  addSpouse: 'Conjoint ajouté',
  removeSpouse: 'Conjoint retiré',
  addChildren: 'Enfants ajoutés',
  removeChildren: 'Enfants retirés',
  assign: 'Intervenants enregistrés',
  synchronize: 'Intervenants enregistrés',
  register: 'Inscription',
  unregister: 'Désinscription',
  cancel: 'Annulation',
  reactivate: 'Réactivation',
  confirm: 'Confirmation',
  complete: 'Achèvement',
  reschedule: 'Nouvelle date',
  reminders: 'Rappels envoyés',
  toggleStatus: 'Changement d’état',
  assignResponsible: 'Responsable désigné',
  removeResponsible: 'Responsable retiré',
  assignDepartment: 'Département associé',
  removeDepartment: 'Département retiré',
  invite: 'Invitation',
  inviteAgain: 'Nouvelle invitation',
  setRole: 'Changement de rôle',
  setRequirement: 'Demande d’un second facteur changée',
  disable: 'Compte désactivé',
  enable: 'Compte réactivé',
  endSession: 'Session fermée',
  endSessions: 'Sessions fermées',
  endOtherSessions: 'Autres sessions fermées',
  changeSettings: 'Réglages modifiés',
  changePassword: 'Changement de mot de passe',
  proposeSecret: 'Second facteur préparé',
  confirmSecret: 'Second facteur activé',
  renewCodes: 'Nouveaux codes de secours',
  removeSecondFactor: 'Second facteur retiré',
  changeAddress: 'Changement d’adresse e-mail',
  cancelAddress: 'Changement d’adresse annulé',
  effacer: 'Effacement définitif',
  garder: 'Fiche gardée',
  regler: 'Durée de conservation changée',
  expirer: 'Réponses arrivées au terme',
});

/** The calls whose subject in the journal is wider than what they change: it has «Événements» for a speaker. */
const ownActionTexts = defineTexts('journalOwnActions', {
  'intervenants.create': 'Intervenant créé',
  'intervenants.update': 'Intervenant modifié',
  'intervenants.remove': 'Intervenant supprimé',
  'roles.create': 'Rôle d’intervenant créé',
  'roles.update': 'Rôle d’intervenant modifié',
  'roles.remove': 'Rôle d’intervenant supprimé',
});

/** What happened, in words, from the id of the call, such as `membres.update`. */
export function actionText(texts: typeof journalActionTexts, action: string): string {
  const words: Readonly<Record<string, string>> = texts;
  const own: Readonly<Record<string, string>> = pageTexts(ownActionTexts);
  return own[action] ?? words[action.slice(action.indexOf('.') + 1)] ?? texts.update;
}
