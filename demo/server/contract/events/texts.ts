/** Answers about events, speakers and roles. Texts with a straight apostrophe are the specification's own. */
export const eventTexts = {
  // Events
  created: 'Événement créé avec succès',
  updated: 'Événement modifié avec succès',
  deleted: 'Événement supprimé avec succès !',
  duplicated: 'Événement dupliqué',
  nameRequired: "Le nom de l'événement est obligatoire.",
  nameTaken: (name: string) =>
    `Un événement avec le nom "${name}" existe déjà. Veuillez choisir un autre nom.`,
  nameTooLong: (max: number) => `Le nom de l’événement est limité à ${max} caractères.`,
  placeTooLong: (max: number) => `Le lieu est limité à ${max} caractères.`,
  dateRequired: "La date de l'événement est obligatoire.",
  badDate: 'Une date de la forme AAAA-MM-JJTHH:MM:SS, sans fuseau horaire, est attendue.',
  badTime: 'Une heure de la forme HH:MM est attendue.',
  skipped: (hour: string) =>
    `Cette nuit-là, l’heure change et ${hour} n’existe pas. Choisissez une autre heure.`,
  changedMeanwhile:
    'Cet événement a été modifié depuis que vous l’avez ouvert. Rechargez-le, puis refaites vos changements.',
  assignmentsChanged:
    'Les intervenants de cet événement ont changé depuis que vous l’avez ouvert. Rechargez-le, puis refaites vos changements.',
  roleChanged:
    'Ce rôle a été modifié depuis que vous l’avez ouvert. Rechargez-le, puis refaites vos changements.',
  speakerChanged:
    'Cet intervenant a été modifié depuis que vous l’avez ouvert. Rechargez-le, puis refaites vos changements.',
  seriesWithoutFrequency: 'Une série a besoin d’une fréquence.',
  badFrequency: 'Fréquences possibles\u00a0: daily, weekly, monthly, yearly.',
  copyOf: (name: string, number: number) => `${name} (copie${number > 1 ? ` ${number}` : ''})`,
  yes: 'Oui',
  no: 'Non',
  columns: {
    id: 'Identifiant',
    nom_evenement: 'Nom',
    date: 'Date',
    heure_debut: 'Début',
    heure_fin: 'Fin',
    lieu: 'Lieu',
    is_recurrent: 'Récurrent',
    frequency: 'Fréquence',
    intervenants: 'Intervenants',
    annule: 'Annulé',
    date_fin: 'Dernier jour',
  },
  frequencies: {
    daily: 'Quotidienne',
    weekly: 'Hebdomadaire',
    monthly: 'Mensuelle',
    yearly: 'Annuelle',
  } as Readonly<Record<string, string>>,

  // Assignments
  assigned: 'Intervenant assigné',
  synchronized: 'Intervenants enregistrés',
  otherEvent: 'L’événement envoyé n’est pas celui de l’adresse.',
  alreadyAssigned: 'Cette personne est déjà assignée à ce rôle pour cet événement.',
  goneSpeaker: 'Cet intervenant n’existe plus.',
  goneRole: 'Ce rôle n’existe plus.',
  tooManyLines: (max: number) => `Pas plus de ${max} intervenants par événement.`,
  contactTooLong: (max: number) => `Un contact est limité à ${max} caractères par valeur.`,
  line: (number: number, who: string | undefined, problem: string) =>
    `Ligne ${number}${who ? ` (${who})` : ''}\u00a0: ${problem}`,

  // Roles
  roleCreated: 'Rôle créé',
  roleUpdated: 'Rôle mis à jour',
  roleDeleted: 'Rôle supprimé',
  roleProblems: {
    missing: 'Le libellé du rôle est requis',
    short: 'Le libellé du rôle doit contenir au moins 2 caractères',
    long: 'Le libellé du rôle ne peut pas dépasser 255 caractères',
  },
  roleTaken: (label: string) => `Un rôle «\u00a0${label}\u00a0» existe déjà.`,
  roleInUse: (count: number) =>
    count > 1
      ? `Ce rôle est utilisé par ${count} événements\u00a0: retirez-le d’abord de ces événements.`
      : 'Ce rôle est utilisé par un événement\u00a0: retirez-le d’abord de cet événement.',

  roleNeeded: (count: number) =>
    count > 1
      ? `Ce rôle est attendu par ${count} événements\u00a0: retirez-le d’abord de leurs rôles attendus.`
      : 'Ce rôle est attendu par un événement\u00a0: retirez-le d’abord de ses rôles attendus.',

  // Speakers
  speakerCreated: 'Intervenant créé',
  speakerUpdated: 'Intervenant mis à jour',
  speakerDeleted: 'Intervenant supprimé',
  tooLong: (max: number) => `Pas plus de ${max} caractères.`,
  goneMember: 'Ce membre n’existe plus.',
  otherSpeaker: 'Ce membre est déjà un autre intervenant.',
  speakerInUse: (count: number) =>
    count > 1
      ? `Cet intervenant participe à ${count} événements\u00a0: retirez-le d’abord de ces événements.`
      : 'Cet intervenant participe à un événement\u00a0: retirez-le d’abord de cet événement.',
} as const;

/** A message that a second sentence may follow. */
export const sentences = (message: string, more: string): string => (more ? `${message}. ${more}` : message);

/** Answers about the teams of single dates. */
export const teamReplies = {
  changed: (count: number) =>
    count > 1 ? `L’équipe de ${count} dates est changée.` : 'L’équipe de cette date est changée.',
  reset: (count: number) =>
    count > 1
      ? `${count} dates reprennent l’équipe de la série.`
      : 'Cette date reprend l’équipe de la série.',
  noSeries: 'Cet événement n’a qu’une date\u00a0: changez ses intervenants.',
  noDate: 'Choisissez au moins une date.',
  tooManyDates: (max: number) => `Pas plus de ${max} dates à la fois.`,
  dateTwice: 'Cette date est indiquée deux fois.',
  notThatDay: (day: string) => `L’événement n’a pas lieu le ${day}.`,
  notInTeam: (day: string | null) =>
    `Cette personne n’est plus prévue${day ? ` le ${day}` : ''}. Rien n’a été changé.`,
  alreadyInTeam: (day: string | null) =>
    `Cette personne est déjà prévue dans ce rôle${day ? ` le ${day}` : ''}. Rien n’a été changé.`,
  nothing: 'Dites qui vient, ou qui part.',
  series: 'L’équipe est changée',
  changedMeanwhile: (day: string) => `L’équipe du ${day} a changé entre-temps. Rien n’a été changé.`,
  /** After a change of the team of a series. */
  kept: (days: readonly string[], more: number) =>
    `${days.length + more > 1 ? 'Ces dates gardent leur équipe' : 'Cette date garde son équipe'}\u00a0: ${days.join(', ')}${more > 0 ? ` et ${more} ${more > 1 ? 'autres' : 'autre'}` : ''}.`,
} as const;
