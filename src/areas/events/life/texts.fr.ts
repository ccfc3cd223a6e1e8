import type { RecipientCounts } from '../../../domain/events/recipients';
import { formatNumber, listOf, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** The buttons of an event. */
export const lifeButtonTexts = defineTexts('eventLifeButtons', {
  duplicate: 'Dupliquer',
  duplicated: 'Événement dupliqué. La copie part sans inscrits et sans dates déplacées ou annulées.',
  notDuplicated: 'L’événement n’a pas été dupliqué',
  cancel: 'Annuler l’événement…',
  reactivate: 'Rétablir…',
  reminders: 'Rappels…',
});

/** What was done as a sentence before another one; some of the fixed texts end with a sign of their own. */
const ended = (done: string): string => (/[.!?]$/.test(done) ? done : `${done}.`);

/** The dialogs that cancel, take up again and move. */
export const lifeDialogTexts = defineTexts('eventLife', {
  cancelTitle: 'Annuler l’événement',
  cancelText: (name: string) =>
    `«\u00a0${name}\u00a0» reste affiché, barré, avec la mention «\u00a0Annulé\u00a0». Les personnes inscrites restent sur la liste, et personne ne peut plus s’inscrire.`,
  cancelSeriesText: (name: string) =>
    `Toutes les dates de «\u00a0${name}\u00a0» restent affichées, barrées, avec la mention «\u00a0Annulé\u00a0». Pour n’en annuler qu’une, choisissez-la parmi les dates de l’événement.`,
  cancelDateTitle: 'Annuler cette date',
  cancelDateText: (day: string) => `Seule la date du ${day} est annulée. Elle reste affichée, barrée.`,
  reason: 'Motif',
  reasonHint: 'Affiché sur l’événement, et dans l’e-mail si vous prévenez.',
  moveReasonHint: 'Affiché dans l’e-mail, si vous prévenez.',
  tell: 'Prévenir par e-mail les personnes inscrites et les intervenants',
  tellHint: 'Un seul e-mail par adresse, avec le lieu, l’heure et un fichier pour l’agenda.',
  /** A button that also tells people names both acts. */
  andTell: (act: string) => `${act} et prévenir`,
  cancel: 'Annuler l’événement',
  cancelDate: 'Annuler cette date',
  keep: 'Ne rien changer',
  saving: 'Enregistrement…',
  /** What a notice adds where people should be told by mail; `count` is of addresses. */
  told: (done: string, count: number) =>
    count > 0
      ? `${ended(done)} ${formatNumber(count)} ${plural(count, 'adresse prévenue', 'adresses prévenues')} par e-mail`
      : `${ended(done)} Personne n’a pu être prévenu\u00a0: aucune adresse e-mail`,
  cancelled: 'Événement annulé',
  dateCancelled: 'Date annulée',

  reactivateTitle: 'Rétablir l’événement',
  reactivateText: (name: string) => `«\u00a0${name}\u00a0» aura bien lieu aux dates prévues.`,
  reactivateDateTitle: 'Rétablir cette date',
  reactivateDateText: (day: string) => `La date du ${day} aura bien lieu.`,
  putBackTitle: 'Remettre à la date d’origine',
  putBackText: (day: string) => `Cette date suit de nouveau la série\u00a0: elle a lieu le ${day}.`,
  reactivate: 'Rétablir',
  putBack: 'Remettre à la date d’origine',
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

/** People by kind: «20 inscrits, 2 en attente et 1 intervenant». */
function peopleWords({
  inscrits: registered,
  attente: waiting,
  intervenants: speakers,
}: PeopleCounts): string {
  const waitingNoun = registered > 0 ? '' : ` ${plural(waiting, 'personne', 'personnes')}`;
  return listOf(
    [
      registered > 0 && `${formatNumber(registered)} ${plural(registered, 'inscrit', 'inscrits')}`,
      waiting > 0 && `${formatNumber(waiting)}${waitingNoun} en attente`,
      speakers > 0 && `${formatNumber(speakers)} ${plural(speakers, 'intervenant', 'intervenants')}`,
    ].filter((words) => words !== false),
  );
}

const addressWords = (count: number): string =>
  `${formatNumber(count)} ${plural(count, 'adresse', 'adresses')}`;

type PeopleCounts = Pick<RecipientCounts, 'inscrits' | 'attente' | 'intervenants' | 'adresses'>;

/** Who gets a mail, in the same words before it is sent and afterwards. */
export const recipientTexts = defineTexts('eventRecipients', {
  tell: (counts: PeopleCounts) => `Prévenir ${peopleWords(counts)} par e-mail`,
  addresses: addressWords,
  /** Begins a list of names with telephones. */
  unreached: (count: number) => `${formatNumber(count)} sans adresse`,
  told: (done: string, counts: PeopleCounts, untold: number) => {
    const { inscrits, attente, intervenants, adresses } = counts;
    const verb = plural(inscrits + attente + intervenants, 'prévenu', 'prévenus');
    const others = untold > 0 ? `\u00a0; ${formatNumber(untold)} sans adresse` : '';
    return `${ended(done)} ${peopleWords(counts)} ${verb}, ${addressWords(adresses)}${others}`;
  },
  nobody: 'Ni personne inscrite, ni intervenant\u00a0: il n’y a personne à prévenir.',
  noAddress: (count: number) =>
    count === 1
      ? 'La seule personne concernée n’a pas d’adresse e-mail\u00a0: appelez-la.'
      : `Aucune des ${formatNumber(count)} personnes concernées n’a d’adresse e-mail\u00a0: appelez-les.`,
  noMail: 'Ce serveur n’envoie pas d’e-mails\u00a0: prévenez ces personnes vous-même.',
  reminded: (counts: PeopleCounts) =>
    `Aujourd’hui, un rappel partirait à ${peopleWords(counts)}, ${addressWords(counts.adresses)}.`,
  noPhone: 'pas de téléphone',
  others: (count: number) => `et ${formatNumber(count)} ${plural(count, 'autre', 'autres')}`,
  failed: 'Les personnes à prévenir n’ont pas pu être comptées.',
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
  putBack: 'Remettre à la date d’origine…',
  actions: (day: string) => `Actions\u00a0: ${day}`,
  past: 'Dates passées qui étaient déplacées ou annulées',
  lostTitle: 'Dates qui ne sont plus dans la série',
  lost: (day: string) => `La série ne passe plus par le ${day}\u00a0: ce changement ne sert plus.`,
  forget: 'Enlever de la liste',
  forgotten: 'Date enlevée de la liste',
  notForgotten: 'La date n’a pas été enlevée de la liste',
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
  note: 'Chaque rappel part une seule fois, et jamais pour une date annulée. Sans heure de début, le rappel se règle sur 9\u00a0h.',
  save: 'Enregistrer',
  saved: 'Rappels enregistrés',
});
