import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** The buttons of an event. */
export const lifeButtonTexts = defineTexts('eventLifeButtons', {
  duplicate: 'Dupliquer',
  duplicated: 'Événement dupliqué. La copie n’a ni inscriptions, ni dates déplacées ou annulées.',
  notDuplicated: 'L’événement n’a pas été dupliqué',
  cancel: 'Annuler l’événement…',
  reactivate: 'Rétablir…',
  reminders: 'Rappels…',
});

/** The dialogs that cancel, take up again and move. */
export const lifeDialogTexts = defineTexts('eventLife', {
  cancelTitle: 'Annuler l’événement',
  cancelText: (name: string) =>
    `«\u00a0${name}\u00a0» reste dans les listes et les agendas, barré, avec le mot «\u00a0Annulé\u00a0». Les personnes inscrites restent sur la liste, et personne ne peut plus s’inscrire.`,
  cancelSeriesText: (name: string) =>
    `Toutes les dates de «\u00a0${name}\u00a0» restent dans les listes et les agendas, barrées, avec le mot «\u00a0Annulé\u00a0». Pour n’en annuler qu’une, choisissez-la parmi les dates de l’événement.`,
  cancelDateTitle: 'Annuler cette date',
  cancelDateText: (day: string) =>
    `Seule la date du ${day} est annulée. Elle reste dans les listes et les agendas, barrée.`,
  reason: 'Motif',
  reasonHint: 'Il se lit sur l’événement, et dans l’e-mail si vous prévenez les personnes.',
  moveReasonHint: 'Il se lit dans l’e-mail, si vous prévenez les personnes.',
  tell: 'Prévenir par e-mail les personnes inscrites et les intervenants',
  tellHint: 'Chacune reçoit un seul e-mail, avec le lieu, l’heure et un fichier pour son agenda.',
  cancel: 'Annuler l’événement',
  cancelDate: 'Annuler cette date',
  keep: 'Ne rien changer',
  saving: 'Enregistrement…',
  /** What a notice adds where people should be told by mail. */
  told: (done: string, count: number) =>
    count > 0
      ? `${done}. ${formatNumber(count)} ${plural(count, 'personne prévenue', 'personnes prévenues')} par e-mail`
      : `${done}. Aucune adresse e-mail n’est connue\u00a0: personne n’est prévenu`,
  cancelled: 'Événement annulé',
  dateCancelled: 'Date annulée',

  reactivateTitle: 'Rétablir l’événement',
  reactivateText: (name: string) => `«\u00a0${name}\u00a0» aura bien lieu, comme prévu avant son annulation.`,
  reactivateDateTitle: 'Rétablir cette date',
  reactivateDateText: (day: string) => `La date du ${day} aura bien lieu.`,
  putBackTitle: 'Remettre à sa date',
  putBackText: (day: string) => `Cette date suit de nouveau la série\u00a0: elle a lieu le ${day}.`,
  reactivate: 'Rétablir',
  putBack: 'Remettre à sa date',
  reactivated: 'Événement rétabli',
  dateReactivated: 'Date rétablie',

  moveTitle: 'Déplacer cette date',
  moveText: (day: string) => `Seule la date du ${day} change. Les autres dates de la série restent.`,
  date: 'Nouvelle date',
  dateMissing: 'Choisissez la nouvelle date.',
  start: 'Heure de début',
  end: 'Heure de fin',
  place: 'Lieu',
  move: 'Déplacer',
  moved: 'Date déplacée',
});

/** The dates of a series on its page. */
export const seriesDatesTexts = defineTexts('eventSeriesDates', {
  title: 'Dates',
  hint: 'Les prochaines dates de la série. Une date déplacée ou annulée ne change pas les autres.',
  none: 'Aucune date à venir',
  more: 'Afficher plus de dates',
  cancelled: 'Annulé',
  movedFrom: (day: string) => `Déplacée du ${day}`,
  changedHours: 'Horaires ou lieu changés pour cette date',
  reason: (text: string) => `Motif\u00a0: ${text}`,
  move: 'Déplacer cette date…',
  cancel: 'Annuler cette date…',
  reactivate: 'Rétablir cette date…',
  putBack: 'Remettre à sa date…',
  actions: (day: string) => `Actions\u00a0: ${day}`,
  past: 'Dates passées qui étaient déplacées ou annulées',
  lostTitle: 'Dates qui ne sont plus dans la série',
  lost: (day: string) =>
    `Le ${day} était déplacé ou annulé, mais la série n’a plus cette date. Rien n’en est affiché ailleurs.`,
  forget: 'Retirer',
  forgotten: 'Date retirée',
  notForgotten: 'La date n’a pas été retirée',
});

/** When people are reminded of an event. */
export const reminderTexts = defineTexts('eventReminders', {
  title: 'Rappels',
  text: 'Un e-mail rappelle chaque date aux personnes inscrites et aux intervenants, avec le lieu, l’heure et un fichier pour leur agenda.',
  when: 'Envoyer un rappel',
  before: (hours: number) =>
    hours > 24 && hours % 24 === 0
      ? `${formatNumber(hours / 24)} jours avant`
      : `${formatNumber(hours)} ${plural(hours, 'heure', 'heures')} avant`,
  note: 'Chaque rappel part une seule fois, et jamais pour une date annulée. Sans heure de début, les heures se comptent à partir de 9\u00a0h.',
  save: 'Enregistrer',
  saved: 'Rappels enregistrés',
});
