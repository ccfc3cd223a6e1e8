/** The sentences about rights. */
import type { RightSubject, RightVerb, Role } from '../../../../src/domain/rights';

export const roleNames: Readonly<Record<Role, string>> = {
  administrateur: 'Administrateur',
  manager: 'Manager',
  utilisateur: 'Utilisateur',
};

const verbs: Readonly<Record<RightVerb, string>> = {
  lire: 'de consulter',
  modifier: 'de modifier',
  supprimer: 'de supprimer',
  importer: 'd’importer',
  exporter: 'd’exporter',
};

const subjects: Readonly<Record<RightSubject, string>> = {
  membres: 'les membres',
  notes: 'les notes',
  filtres: 'les filtres partagés',
  groupes: 'les groupes',
  departements: 'les départements',
  tags: 'les tags',
  etapes: 'les étapes',
  evenements: 'les événements',
  presences: 'les présences',
  formulaires: 'les formulaires',
  reponses: 'les réponses aux formulaires',
  'rendez-vous': 'les rendez-vous',
  statistiques: 'les statistiques',
  comptes: 'les comptes',
  profil: 'ce profil',
  journal: 'le journal',
  corbeille: 'la corbeille',
  rgpd: 'toutes les données d’une personne',
  messages: 'les e-mails envoyés',
  serveur: 'l’état du serveur',
};

export const rightTexts = {
  factorKept:
    'Votre rôle demande un code à la connexion\u00a0: la double authentification ne peut pas être retirée.',
  factorNeeded:
    'Votre rôle demande un code à la connexion. Activez-le d’abord\u00a0: le reste s’ouvrira ensuite.',
  refused: (role: Role, verb: RightVerb, subject: RightSubject) =>
    `Votre rôle (${roleNames[role]}) ne permet pas ${verbs[verb]} ${subjects[subject]}. Un administrateur peut vous en donner un autre.`,
} as const;

export const signInLimitTexts = {
  tooManyLogins: (minutes: number) =>
    `Trop de tentatives de connexion. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
} as const;
