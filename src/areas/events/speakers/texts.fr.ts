import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** «9 h», «10 h 30», «midi»; undefined for a text that is no hour. */
function hourWord(written: string | null | undefined): string | undefined {
  const [, hours = '', minutes] = /^(\d{1,2}):([0-5]\d)/.exec(written ?? '') ?? [];
  if (!minutes || Number(hours) > 23) return undefined;
  if (minutes !== '00') return `${Number(hours)}\u00a0h\u00a0${minutes}`;
  return Number(hours) === 12 ? 'midi' : `${Number(hours)}\u00a0h`;
}

/** The dates of a series that have a team of their own. */
export const ownTeamTexts = defineTexts('eventOwnTeams', {
  kept: (days: string, count: number) =>
    `${plural(count, 'Cette date garde son équipe', 'Ces dates gardent leur équipe')}\u00a0: ${days}.`,
});

/** Speakers of an event. With a straight apostrophe: as the specification writes them. */
export const speakerTexts = defineTexts('eventSpeakers', {
  title: 'Intervenants',
  listed: (count: number) =>
    count === 0
      ? 'Aucun intervenant'
      : `${formatNumber(count)} ${plural(count, 'intervenant', 'intervenants')}`,
  manageRoles: 'Gérer les rôles',
  people: 'Membre',
  role: 'Rôle',
  chooseRole: 'Choisir un rôle',
  lastRole: 'Celui du dernier intervenant ajouté',
  mostUsed: 'Les plus utilisés',
  otherRoles: 'Autres rôles',
  noRole: 'Aucun rôle\u00a0: créez-en un avec «\u00a0Gérer les rôles\u00a0».',
  add: 'Ajouter',
  empty: 'Choisissez un rôle et des membres\u00a0: la personne est ajoutée aussitôt.',
  unknownRole: 'Rôle inconnu',

  membersFailed: 'Erreur lors du chargement des membres',
  rolesFailed: 'Erreur lors du chargement des rôles',
  incomplete: 'Information manquante',
  incompleteText: "Veuillez sélectionner un intervenant et un rôle avant de l'ajouter.",
  duplicate: 'Intervenant déjà assigné',
  duplicateText: 'Cette personne est déjà assignée à ce rôle pour cet événement.',

  added: (name: string, role: string) => `Ajout\u00a0: ${name}, ${role}`,
  removed: (name: string) => `Retrait\u00a0: ${name}`,
  remove: (name: string, role: string) => `Retirer ${name}, ${role}`,
  retry: 'Réessayer',
  retryFor: (name: string, role: string) => `Réessayer pour ${name}, ${role}`,
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  memberGone: 'Ce membre a été supprimé entre-temps\u00a0: retirez-le de la liste.',
  roleGone:
    'Ce rôle a été supprimé entre-temps\u00a0: retirez cet intervenant, puis ajoutez-le avec un autre rôle.',
});

type Hour = string | null | undefined;

/** What is said of a person who is absent on one of the days of an event, or to serve elsewhere at the same time. */
export const absenceWarningTexts = defineTexts('eventAbsences', {
  failed: 'Les absences n’ont pas pu être chargées.',
  absent: (days: string, others: number) =>
    others > 0
      ? `Absence notée\u00a0: ${days} et ${formatNumber(others)} ${plural(others, 'autre date', 'autres dates')}`
      : `Absence notée\u00a0: ${days}`,
  engagementsFailed: 'Les autres événements de ces personnes n’ont pas pu être chargés.',
  alsoAt: (name: string, event: string, moment: string, others: number) =>
    others > 0
      ? `${name} est aussi à «\u00a0${event}\u00a0» ${moment}, et à ${formatNumber(others)} ${plural(others, 'autre date', 'autres dates')}.`
      : `${name} est aussi à «\u00a0${event}\u00a0» ${moment}.`,
  /** The moment in this sentence: on the only day in question, or on another one. */
  thatDay: (hours: string) => `ce jour-là, ${hours}`,
  onDay: (day: string, hours: string) => `le ${day}, ${hours}`,
  /** «de 9 h à 10 h 30», «à 9 h», or the whole day without a first hour. */
  hours: (start: Hour, end: Hour) => {
    const [from, to] = [hourWord(start), hourWord(end)];
    if (!from) return 'toute la journée';
    return to && to !== from ? `de ${from} à ${to}` : `à ${from}`;
  },
});

export type SpeakerTexts = typeof speakerTexts;
