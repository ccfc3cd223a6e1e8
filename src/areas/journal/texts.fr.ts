import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const journalTexts = defineTexts('journalArea', {
  tabs: 'Journal et corbeille',
  journal: 'Journal',
  trash: 'Corbeille',
  retention: 'Conservation',

  filters: 'Filtres du journal',
  person: 'Personne',
  everyone: 'Tout le monde',
  kind: 'Type',
  everything: 'Tous les types',
  from: 'Du',
  to: 'Au',
  journalList: 'Changements',
  trashList: 'Éléments supprimés',
  failed: 'Le journal n’a pas pu être chargé.',
  stale: 'Le journal n’est peut-être plus à jour.',
  none: 'Aucun changement trouvé',
  noneHint: 'Modifiez ou effacez les filtres pour en voir d’autres.',
  noneYet: 'Aucun changement pour l’instant',
  noneYetHint: 'Ce qui sera ajouté, modifié ou supprimé apparaîtra ici.',
  visitor: 'un visiteur',
  by: (moment: string, person: string) => `${moment}, par ${person}`,
  undo: 'Annuler',
  undoItem: (action: string, moment: string) => `Annuler\u00a0: ${action}, ${moment}`,
  undoTitle: 'Annuler cette action\u00a0?',
  undoText: (count: number) =>
    `${plural(count, 'Une modification sera annulée', `${formatNumber(count)} modifications seront annulées`)}. Ce qui a été modifié depuis ne change pas\u00a0; la liste vous sera donnée.`,
  undoConfirm: 'Annuler cette action',
  undoBack: 'Revenir au journal',
  undone: 'Annulée',
  touched: 'Concerne aussi\u00a0:',
  operation: (action: string, moment: string) => `${action}, ${moment}`,
  others: (count: number) =>
    `et ${formatNumber(count)} ${plural(count, 'autre changement', 'autres changements')}`,

  trashFailed: 'La corbeille n’a pas pu être chargée.',
  trashStale: 'La corbeille n’est peut-être plus à jour.',
  trashNone: 'La corbeille est vide',
  trashNoneHint: 'Ce qui est supprimé y est gardé 30\u00a0jours.',
  nameless: (kind: string, id: number) => `${kind} n°\u00a0${id}`,
  deleted: (moment: string, person: string) => `Suppression le ${moment}, par ${person}`,
  until: (day: string) => `Dans la corbeille jusqu’au ${day}`,
  restore: 'Rétablir',
  restoreItem: (name: string) => `Rétablir ${name}`,
  restored: (name: string) => `Rétabli\u00a0: «\u00a0${name}\u00a0»`,
  restoreFailed: 'Rien n’a été rétabli',
  remove: 'Supprimer définitivement',
  removeItem: (name: string) => `Supprimer définitivement ${name}`,
  removeTitle: 'Supprimer définitivement\u00a0?',
  removeText: (name: string) =>
    `Vous ne pourrez plus rétablir «\u00a0${name}\u00a0». Cette action est irréversible.`,
  removed: 'Suppression définitive',
  removeFailed: 'Rien n’a été supprimé',
  empty: 'Vider la corbeille',
  emptyTitle: 'Vider la corbeille\u00a0?',
  emptyText: 'Plus rien de ce qu’elle contient ne pourra être rétabli. Cette action est irréversible.',
  emptied: 'La corbeille est vide',
});

/** The kinds that the journal filters by: subjects of rights. */
export const subjectTexts = defineTexts('journalSubjects', {
  membres: 'Membres',
  groupes: 'Groupes',
  departements: 'Départements',
  tags: 'Tags',
  etapes: 'Étapes d’intégration',
  evenements: 'Événements',
  notes: 'Notes et visites',
  presences: 'Présences',
  formulaires: 'Formulaires',
  reponses: 'Réponses aux formulaires',
  filtres: 'Filtres partagés',
  comptes: 'Comptes',
  profil: 'Profil',
  corbeille: 'Corbeille',
  rgpd: 'Données personnelles',
  messages: 'E-mails envoyés',
  serveur: 'Serveur',
});

/** What an account is, where a change is about a role. */
export const journalRoleTexts = defineTexts('journalRoles', {
  administrateur: 'Administrateur',
  manager: 'Manager',
  utilisateur: 'Utilisateur',
});

/** The kinds of the trash. */
export const trashKindTexts = defineTexts('trashKinds', {
  membres: 'Membre',
  groupes: 'Groupe',
  departements: 'Département',
  tags: 'Tag',
  etapes: 'Étape',
  evenements: 'Événement',
  roles: 'Rôle d’intervenant',
  intervenants: 'Intervenant',
  formulaires: 'Formulaire',
  reponses: 'Réponse',
});
