import { fieldLabels } from '../../../domain/members/memberFieldRules';
import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** The screen of one member. With a straight apostrophe or without an accent: as the specification writes them. */
export const detailTexts = defineTexts('memberDetail', {
  /** @param state «décédé» */
  diedOn: (state: string, day: string) => `${state} le ${day}`,
  title: 'Details',
  edit: 'Modifier',
  print: 'Imprimer',
  labels: 'Étiquette ou lettre…',
  actions: 'Actions',
  addTags: 'Associer un tag',
  addStep: 'Associer une étape',
  addToDepartment: 'Ajouter à un département',
  leaveDepartment: 'Retirer d’un département',
  addToGroup: 'Ajouter à un groupe',
  leaveGroup: 'Retirer d’un groupe',
  noteDues: 'À jour…',

  // Information
  information: 'Informations',
  ...fieldLabels,
  empty: 'Non spécifiée',
  fullName: 'Nom et prénom',
  change: (label: string) => `Modifier\u00a0: ${label}`,
  addTelephone: 'Ajouter un téléphone',
  addEmail: 'Ajouter un e-mail',
  noteVisit: 'Noter une visite',
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

/** Removing a step or a relative on the cards of a record. */
export const cardRemovalTexts = defineTexts('memberCardRemoval', {
  removeStep: (label: string) => `Retirer l’étape «\u00a0${label}\u00a0»`,
  stepTitle: 'Retirer l’étape',
  stepQuestion: (label: string, name: string) =>
    `Voulez-vous retirer l’étape «\u00a0${label}\u00a0» du parcours de ${name}\u00a0?`,
  stepFailed: 'Erreur lors du retrait de l’étape',
  stepProblem: 'Une erreur est survenue, l’étape n’a pas été retirée.',
  stepDone: (label: string) => `Étape «\u00a0${label}\u00a0» retirée`,

  removeSpouse: (spouse: string) => `Retirer ${spouse}, conjoint`,
  spouseTitle: 'Retirer le conjoint',
  spouseQuestion: (spouse: string, name: string) =>
    `Voulez-vous que ${spouse} et ${name} ne soient plus enregistrés comme conjoints\u00a0?`,
  spouseDied: (name: string) =>
    `Le lien avec la personne décédée disparaît des deux fiches\u00a0; la situation notée sur celle de ${name} reste.`,
  spouseFailed: 'Erreur lors du retrait du conjoint',
  spouseProblem: 'Une erreur est survenue, le conjoint n’a pas été retiré.',
  spouseDone: (spouse: string, name: string) =>
    `${spouse} et ${name} ne sont plus enregistrés comme conjoints`,

  removeChild: (child: string) => `Retirer ${child} des enfants`,
  childTitle: 'Retirer l’enfant',
  childQuestion: (child: string, name: string) =>
    `Voulez-vous retirer ${child} des enfants de ${name}\u00a0? Les deux fiches restent enregistrées.`,
  childFailed: 'Erreur lors du retrait de l’enfant',
  childProblem: 'Une erreur est survenue, l’enfant n’a pas été retiré.',
  childDone: (child: string, name: string) => `${child} n’est plus parmi les enfants de ${name}`,
});

/** The data of a person, below their record. */
export const recordPrivacyTexts = defineTexts('memberPrivacy', {
  title: 'Données personnelles',
  exportText:
    'Tout ce qui est gardé de cette personne\u00a0: fiche, famille, parcours, événements, historique, et les réponses aux formulaires qui portent son e-mail, son téléphone ou son nom. Relisez celles-ci avant de les remettre\u00a0: elles peuvent parler d’autres personnes.',
  save: 'Exporter les données',
  print: 'Imprimer la fiche complète',
  failed: 'Les données n’ont pas pu être chargées.',
  error: 'Erreur',
  file: (name: string) => `données-${name}.json`,
  eraseText:
    '«\u00a0Supprimer\u00a0» garde la fiche 30\u00a0jours dans la corbeille. L’effacement ne laisse rien, sauf dans les sauvegardes.',
  erase: 'Effacer définitivement…',
});

/** The printed sheet with everything that is kept about a person. */
export const dossierTexts = defineTexts('memberDossier', {
  title: (name: string) => `Données de ${name}`,
  printed: (day: string) => `Ce qui est gardé au ${day}`,
  caution:
    'Les réponses et comptes «\u00a0probables\u00a0» portent l’e-mail, le téléphone ou le nom de la personne\u00a0; à vérifier\u00a0: ce sont peut-être ceux d’une autre personne.',
  section: 'Rubrique',
  what: 'Intitulé',
  value: 'Valeur',
  record: 'Fiche',
  number: 'Numéro',
  since: 'Date d’inscription',
  family: 'Famille',
  spouse: 'Conjoint',
  children: 'Enfants',
  parents: 'Parents',
  path: 'Parcours',
  tags: 'Tags',
  group: 'Groupe',
  department: 'Département',
  step: 'Étape d’intégration',
  stay: (from: string, to: string | undefined) => (to ? `du ${from} au ${to}` : `depuis le ${from}`),
  events: 'Événements',
  attendance: 'Présences',
  proxies: 'Pouvoirs',
  proxyGiven: 'Pouvoir donné',
  proxyHeld: 'Pouvoir porté',
  proxyBack: 'retiré',
  services: 'Services',
  absences: 'Absences',
  notes: 'Notes et visites',
  consents: 'Consentements',
  consentOfChild: 'donné pour un enfant',
  consentBy: (names: string) => `par ${names}`,
  consentTo: (day: string) => `jusqu’au ${day}`,
  consentBack: (day: string) => `retiré le ${day}`,
  registrations: 'Inscriptions',
  registeredWith: (count: number) => `avec ${counted(count, 'autre personne', 'autres personnes')}`,
  mails: 'E-mails',
  answer: (form: string, day: string) => `Réponse probable à «\u00a0${form}\u00a0» du ${day}`,
  account: 'Compte probable',
  history: 'Historique',
  changed: (field: string, before: string, after: string) => `${field}\u00a0: ${before} → ${after}`,
});

/** What became of a registration, and of a mail. */
export const dossierStateTexts = defineTexts('memberDossierStates', {
  demande: 'à accepter',
  inscrit: 'inscription confirmée',
  attente: 'sur la liste d’attente',
  offert: 'place gardée, à confirmer',
  retire: 'retrait',
  refuse: 'refus',
});
export const dossierMailTexts = defineTexts('memberDossierMails', {
  attente: 'à envoyer',
  envoye: 'envoyé',
  echec: 'non envoyé',
  abandonne: 'envoi arrêté',
});

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count < 2 ? one : many}`;

/** What an erasure removes, leaves and can't reach. */
export const eraseTexts = defineTexts('memberErasure', {
  title: 'Effacer définitivement',
  intro: (name: string) => `La fiche de ${name} sera effacée définitivement, sans passer par la corbeille.`,
  failed: 'Ce qui est gardé de cette personne n’a pas pu être chargé.',
  stale: 'Cette liste n’est peut-être plus à jour.',
  goes: 'Ce qui disparaît',
  record: 'la fiche, avec la famille, le parcours et les tags',
  journal: (count: number) =>
    `ses données dans le journal (${counted(count, 'changement', 'changements')}\u00a0; il n’y restera que la date, l’auteur et le numéro)`,
  trash: 'ce que la corbeille garde de cette personne',
  events: (count: number) =>
    `son nom et ses coordonnées dans ${counted(count, 'événement', 'événements')}, où s’affichera «\u00a0Personne effacée\u00a0»`,
  filters: (names: string) => `les filtres partagés qui la nomment\u00a0: ${names}`,
  maybe: 'Peut-être aussi cette personne',
  maybeText: 'Rien ne les relie à la fiche. Cochez ce qui doit disparaître avec elle.',
  answer: (form: string, day: string) => `Réponse à «\u00a0${form}\u00a0» du ${day}`,
  speaker: (name: string) => `Intervenant ${name}`,
  registration: (event: string, day: string) => `Inscription à «\u00a0${event}\u00a0»${day && ` du ${day}`}`,
  registered: (event: string, day: string) =>
    `son inscription à «\u00a0${event}\u00a0»${day && ` du ${day}`}`,
  namedAs: (name: string) => `au nom de ${name}`,
  others: (names: string) => `avec ${names}, dont les noms restent`,
  otherOne: (name: string) => `avec ${name}, dont le nom reste`,
  contactStays: (contact: string) => `reste aussi ${contact}, qui n’est pas sur la fiche`,
  answersStay: 'les réponses restent',
  files: (count: number) => counted(count, 'fichier', 'fichiers'),
  inEvents: (count: number) => counted(count, 'événement', 'événements'),
  inTrash: 'dans la corbeille',
  email: 'même e-mail',
  telephone: 'même téléphone',
  nom: 'même nom',
  lien: 'relié à la fiche',
  stays: 'Ce qui reste',
  freeText: 'ce que d’autres ont écrit d’elle dans un texte libre (événement, note, réponse)',
  accounts: (emails: string) => `le compte ${emails}, à supprimer dans «\u00a0Comptes\u00a0»`,
  unticked: 'les réponses, les intervenants et les inscriptions qui ne sont pas cochés',
  diskBytes: 'des traces techniques, nettoyées en quelques minutes',
  backups: 'Sauvegardes qui contiennent encore cette personne',
  noBackups: 'Aucune sauvegarde connue. Vérifiez celles que vous avez faites vous-même.',
  backup: (name: string, moment: string) => `${name}, du ${moment}`,
  backupsText: 'Si l’une d’elles est restaurée, les données sont effacées de nouveau.',
  confirmation: (name: string) => `Pour confirmer, tapez «\u00a0${name}\u00a0»`,
  otherName: 'Ce n’est pas le nom de la fiche.',
  confirm: 'Effacer',
  erasing: 'Effacement…',
  error: 'Rien n’a été effacé',
  done: 'Données effacées',
  doneText: (id: number) => `Les données sont effacées. Seul le numéro de fiche ${id} reste, sans nom.`,
  stillIn: (names: string) => `Sauvegardes qui contiennent encore cette personne\u00a0: ${names}.`,
});

export const formerSpouseTexts = defineTexts('formerSpouse', {
  until: (day: string) => `Conjoint jusqu’au ${day}\u00a0:`,
  deleted: 'sa fiche a été supprimée.',
  remarried: 'une autre personne est son conjoint depuis.',
  unlinked: 'le lien a été retiré.',
});
