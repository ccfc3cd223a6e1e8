/** The words of the register of processing. */
import { longDay } from '../../../../../src/domain/calendar/momentWords';
import type { Role } from '../../../../../src/domain/rights';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('fr')}\u00a0${count > 1 ? many : one}`;

const ROLES: Readonly<Record<Role, (count: number) => string>> = {
  administrateur: (count) => counted(count, 'administrateur', 'administrateurs'),
  manager: (count) => counted(count, 'manager', 'managers'),
  utilisateur: (count) => counted(count, 'utilisateur', 'utilisateurs'),
};

const months = (count: number): string => `${count.toLocaleString('fr')}\u00a0mois`;

const TO_COMPLETE = 'à compléter';

export const registerTexts = {
  fileName: (day: string) => `registre-des-traitements-${day}.html`,
  title: 'Registre des activités de traitement',
  article: 'Article 30 du règlement général sur la protection des données (RGPD)',
  written: (day: string) =>
    `Écrit par Parvis le ${longDay(day)}, d’après les réglages en vigueur ce jour-là. Complétez ce qui est marqué «\u00a0${TO_COMPLETE}\u00a0», et ajoutez ce que l’organisation traite ailleurs que dans Parvis.`,
  toComplete: TO_COMPLETE,

  controller: 'Responsable du traitement',
  organisation: 'Organisation',
  contact: 'Coordonnées',
  representative: 'Représentant légal',
  officer: 'Délégué à la protection des données, s’il y en a un',

  activities: 'Activités',
  columns: {
    purpose: 'Finalités',
    people: 'Personnes concernées',
    data: 'Données',
    recipients: 'Destinataires',
    kept: 'Délais d’effacement',
  },
  measures: 'Mesures de sécurité',
  transfers: 'Transferts hors de l’Union européenne',
  noTransfers:
    'Parvis n’envoie aucune donnée à un tiers. L’hébergeur du serveur et celui des e-mails, s’il y en a, sont à nommer ici\u00a0: à compléter.',

  /** «3 administrateurs, 1 manager» */
  accounts: (counts: Readonly<Record<Role, number>>, roles: readonly Role[]) =>
    roles
      .filter((role) => counts[role] > 0)
      .map((role) => ROLES[role](counts[role]))
      .join(', ') || 'aucun compte',
  withAccount: (accounts: string) => `Personnes qui ont un compte et le droit de lire\u00a0: ${accounts}.`,
  months,
  kept: {
    forever: 'jusqu’à leur suppression',
    named: (name: string, count: number | null) =>
      `«\u00a0${name}\u00a0»\u00a0: ${count === null ? 'sans limite réglée' : months(count)}`,
    more: (count: number) => `et ${counted(count, 'autre', 'autres')}`,
    none: 'Aucun pour l’instant.',
  },
} as const;

interface ActivityTexts {
  title: string;
  purpose: string;
  people: string;
  data: string;
}

/** What each activity is for, which people it concerns and what it keeps. */
export const activityTexts = {
  members: {
    title: 'Suivi des membres',
    purpose:
      'Tenir la liste des membres, de leur famille, de leurs groupes, départements et étapes, et garder le contact avec eux.',
    people: 'Membres et leur famille, y compris des enfants.',
    data: 'Identité, date de naissance, situation, profession, coordonnées, famille, groupes, départements, étapes et tags. L’appartenance à l’organisation peut révéler une conviction (article 9).',
  },
  states: {
    title: 'Départs, décès et contacts refusés',
    purpose: 'Savoir qui est présent, et ne pas écrire à qui ne le souhaite pas.',
    people: 'Membres.',
    data: 'État, jour et motif d’un départ, contacts refusés, faits datés (entrées, retours, sorties).',
  },
  notes: {
    title: 'Notes et visites',
    purpose: 'Suivre les personnes\u00a0: visites, appels, et ce qu’il faut en retenir.',
    people: 'Membres.',
    data: 'Jour, auteur, genre et texte de chaque note. Chaque note dit qui la lit\u00a0: tous ceux qui lisent les fiches, les managers et administrateurs, ou son auteur seul.',
  },
  dues: {
    title: 'Années à jour',
    purpose: 'Savoir qui est à jour pour une année, pour les listes et les assemblées.',
    people: 'Membres.',
    data: 'L’année, le jour où c’est noté et l’auteur. Jamais de montant.',
  },
  consents: {
    title: 'Consentements',
    purpose:
      'Savoir qui accepte ses photos, l’annuaire, les lettres, et ce que l’organisation demande d’autre.',
    people: 'Membres, et parents des enfants de moins de 15\u00a0ans.',
    data: 'Genre, qui l’a donné, début, fin, retrait, et où se trouve la feuille signée.',
  },
  events: {
    title: 'Événements et intervenants',
    purpose: 'Préparer les événements, et prévenir les personnes qui y interviennent.',
    people: 'Intervenants, membres ou invités.',
    data: 'Nom, rôle, coordonnées notées pour un événement.',
  },
  registrations: {
    title: 'Inscriptions aux événements',
    purpose: 'Compter les places, et écrire aux personnes inscrites.',
    people: 'Personnes inscrites, avec ou sans fiche.',
    data: 'Nom, e-mail, téléphone, réponses aux questions posées, état de l’inscription.',
  },
  attendance: {
    title: 'Présences',
    purpose: 'Savoir qui est venu, et prendre des nouvelles des absents.',
    people: 'Membres et personnes inscrites.',
    data: 'Événement, jour, «\u00a0présent\u00a0», «\u00a0excusé\u00a0» ou «\u00a0absent\u00a0», heure, qui l’a pointé.',
  },
  services: {
    title: 'Services et absences',
    purpose: 'Répartir les services, et demander l’accord des personnes.',
    people: 'Membres et intervenants.',
    data: 'Réponse à chaque date, mots proposés, périodes d’absence et leur note.',
  },
  forms: {
    title: 'Formulaires publics',
    purpose: 'Recueillir ce que demandent les formulaires de l’organisation.',
    people: 'Personnes qui répondent.',
    data: 'Réponses et fichiers envoyés, champs ajoutés par la page.',
  },
  accounts: {
    title: 'Comptes et connexions',
    purpose: 'Donner accès à Parvis, et voir les accès inhabituels.',
    people: 'Personnes qui ont un compte.',
    data: 'Nom, e-mail, rôle, mot de passe haché, connexions avec leur réseau abrégé, appareils.',
  },
  journal: {
    title: 'Journal et corbeille',
    purpose: 'Savoir qui a changé quoi, annuler une erreur, rétablir une suppression.',
    people: 'Personnes qui ont un compte, et personnes dont les données ont changé.',
    data: 'Auteur, moment, action, valeurs avant et après.',
  },
  mails: {
    title: 'E-mails envoyés',
    purpose: 'Envoyer rappels, confirmations et liens, et savoir ce qui est parti.',
    people: 'Destinataires.',
    data: 'Adresse, objet, état de l’envoi\u00a0; le texte jusqu’à l’envoi.',
  },
} as const satisfies Readonly<Record<string, ActivityTexts>>;

/** Until when each activity keeps what it keeps, but what the settings say. */
export const keptTexts = {
  members: (inactive: string, trash: boolean) =>
    `Jusqu’à la suppression de la fiche. Les fiches sans activité depuis ${inactive} sont proposées à la revue.${trash ? ' Une fiche supprimée reste 30\u00a0jours dans la corbeille.' : ''}`,
  membersPlain: 'Jusqu’à la suppression de la fiche.',
  states:
    'Jusqu’à la suppression de la fiche\u00a0; les nombres d’entrées et de sorties restent, sans la personne.',
  notes: 'Jusqu’à la suppression de la note ou de la fiche.',
  dues: 'Jusqu’à ce qu’elle soit retirée, ou à la suppression de la fiche.',
  consents: 'Jusqu’à la suppression du consentement ou de la fiche.',
  events: 'Jusqu’à la suppression de l’événement ou de l’intervenant.',
  registrations: 'Après l’événement\u00a0:',
  attendance: 'Jusqu’à la suppression du membre, de l’événement ou du pointage.',
  services: 'Jusqu’à la suppression de l’événement, de l’absence ou du membre.',
  forms: 'Après la réponse\u00a0:',
  accounts: 'Jusqu’à la suppression du compte\u00a0; connexions, 12\u00a0mois\u00a0; tentatives, un jour.',
  journal: (detail: string) =>
    `Valeurs avant et après\u00a0: ${detail}. L’auteur, le moment et l’action restent. Ce qui a été supprimé est effacé après 30\u00a0jours.`,
  journalForever: 'Sans limite. Ce qui a été supprimé est effacé après 30\u00a0jours.',
  mails: 'Adresse et objet, 30\u00a0jours après l’envoi.',
} as const;

export const measureTexts = {
  rights: 'Droits par rôle (administrateur, manager, utilisateur), vérifiés par le serveur à chaque appel.',
  passwords: 'Mots de passe hachés (scrypt), jamais gardés en clair\u00a0; essais limités.',
  factor: (roles: string) => `Code en plus du mot de passe, exigé pour\u00a0: ${roles}.`,
  factorOffered: 'Code en plus du mot de passe, proposé à chacun, exigé pour aucun rôle.',
  encrypted: 'Connexions chiffrées (HTTPS).',
  notEncrypted:
    'Aucune adresse publique en HTTPS n’est réglée\u00a0: le chiffrement des connexions est à vérifier.',
  erasure:
    'Effacement d’une personne dans toutes les tables, et de nouveau si une sauvegarde ancienne est restaurée.',
  journal: 'Journal des changements, sans mots de passe ni secrets.',
  logs: 'Lignes du serveur sans contenu, sans recherche et sans adresse exacte.',
  backups:
    'Sauvegardes\u00a0: leur lieu, leur durée et leur chiffrement sont à compléter par la personne qui gère le serveur.',
} as const;
