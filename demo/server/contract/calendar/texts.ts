/** Answers about cancelled events and single dates. */
export const lifeReplies = {
  cancelled: 'Événement annulé',
  reactivated: 'Événement rétabli',
  dateCancelled: 'Date annulée',
  dateReactivated: 'Date rétablie',
  dateMoved: 'Date déplacée',

  alreadyCancelled: 'Cet événement est déjà annulé.',
  notCancelled: 'Cet événement n’est pas annulé.',
  eventCancelled: 'Cet événement est annulé\u00a0: rétablissez-le d’abord.',
  cancelledMeanwhile: 'Cet événement a été annulé entre-temps. Rien n’a été changé.',
  dateCancelledMeanwhile: 'Cette date a été annulée entre-temps. Rien n’a été changé.',
  dateAlreadyCancelled: 'Cette date est déjà annulée.',
  dateCancelledAlready: 'Cette date est annulée\u00a0: rétablissez-la d’abord.',
  nothingToRestore: 'Cette date suit la série\u00a0: il n’y a rien à rétablir.',
  noSeries: 'Cet événement ne se répète pas\u00a0: il n’a qu’une date.',
  noDate: (day: string) => `Le ${day} n’est pas une date de la série.`,
  badDay: 'Une date de la forme AAAA-MM-JJ est attendue.',
  tooEarly: (day: string) => `Une date ne peut pas précéder la première de la série, le ${day}.`,
  dayTaken: (day: string) => `La série a déjà une date le ${day}.`,
  daysTaken: (count: number) =>
    `La série a déjà une date pendant ces ${count}\u00a0jours\u00a0: choisissez un autre premier jour.`,
  reasonTooLong: (max: number) => `Le motif est limité à ${max} caractères.`,
  tooManyDays: (max: number) => `Pas plus de ${max} dates à la fois.`,
  tooManyDates: (max: number) => `Pas plus de ${max} dates déplacées ou annulées par série.`,
  remindersChanged: 'Rappels enregistrés',
  badHours: (hours: number) => `Un rappel part entre 1 et ${hours} heures avant.`,
  tooManyReminders: (max: number) => `Pas plus de ${max} rappels par date.`,
  noReminderMail: 'Ce serveur n’envoie pas d’e-mails\u00a0: aucun rappel ne partirait.',
  noMail:
    'Ce serveur n’envoie pas d’e-mails\u00a0: décochez cette case, et prévenez ces personnes vous-même.',
} as const;

export const feedReplies = {
  none: 'Cette adresse d’agenda n’existe plus.',
  gone: 'Cette adresse d’agenda n’est plus valable. Demandez-en une autre dans Parvis.',
  noGroup: 'Choisissez un groupe.',
  twice: 'Vous avez déjà une adresse pour ces événements\u00a0: renouvelez-la pour la lire de nouveau.',
  created: 'Adresse créée',
  renewed: 'Adresse remplacée',
  revoked: 'Adresse désactivée',
  speakers: (names: string) => `Intervenants\u00a0: ${names}`,
  names: {
    tous: 'Événements',
    groupe: (name: string) => `Événements\u00a0: ${name}`,
    services: 'Mes services',
  },
  unlinked: 'Mes services (vide\u00a0: votre compte n’est lié à aucune fiche)',
} as const;

export const agendaReplies = {
  name: 'Agenda',
  badDay: 'Une date de la forme AAAA-MM-JJ est attendue.',
  reversed: 'La fin précède le début.',
  tooLong: (days: number) => `Pas plus de ${days} jours à la fois.`,
  noEvent: 'Cet événement n’est pas dans l’agenda.',
} as const;
