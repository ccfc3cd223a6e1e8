import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** Notes and visits of a person. */
export const notesTexts = defineTexts('memberNotes', {
  title: 'Notes et visites',
  list: 'Liste des notes',
  none: 'Aucune note. La première visite ou le premier appel se note en une ligne.',
  failed: 'Les notes n’ont pas pu être chargées.',
  stale: 'Les notes ne sont peut-être plus à jour.',
  others: (count: number) =>
    `Voir ${plural(count, 'l’autre note', `les ${formatNumber(count)} autres notes`)}`,
  whole: 'Lire toute la note',

  visitToday: 'dernière visite aujourd’hui',
  visitYesterday: 'dernière visite hier',
  visitDays: (count: number) =>
    `dernière visite il y a ${formatNumber(count)}\u00a0${plural(count, 'jour', 'jours')}`,
  visitWeeks: (count: number) =>
    `dernière visite il y a ${formatNumber(count)}\u00a0${plural(count, 'semaine', 'semaines')}`,
  visitMonths: (count: number) => `dernière visite il y a ${formatNumber(count)}\u00a0mois`,
  visitYears: (count: number) =>
    `dernière visite il y a ${formatNumber(count)}\u00a0${plural(count, 'an', 'ans')}`,

  text: 'Note ou visite',
  textHint: 'Entrée enregistre, Maj\u00a0+\u00a0Entrée va à la ligne.',
  kind: 'Genre',
  day: 'Jour',
  saveVisit: 'Noter la visite',
  saveNote: 'Enregistrer la note',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Note enregistrée',
  visitSaved: 'Visite notée',
  changed: 'Note modifiée',
  emptyText: 'Écrivez quelques mots.',
  tooLong: (max: number) =>
    `Cette note dépasse ${formatNumber(max)} caractères. Raccourcissez-la, ou écrivez-en deux.`,
  noDay: 'Indiquez le jour.',
  future: 'Ce jour est à venir. Une note parle d’aujourd’hui ou d’un jour passé.',

  about: (kind: string, day: string) => `${kind} du ${day}`,
  edit: 'Modifier',
  editOf: (about: string) => `Modifier\u00a0: ${about}`,
  editTitle: 'Modifier la note',
  remove: 'Supprimer',
  removeOf: (about: string) => `Supprimer\u00a0: ${about}`,
  removeTitle: 'Supprimer cette note\u00a0?',
  removed: 'Note supprimée',
  notRemoved: 'La note n’a pas été supprimée',

  kept: 'Votre texte est gardé\u00a0: vous pouvez réessayer.',
  unsure:
    'La réponse n’est pas arrivée\u00a0: la note est peut-être enregistrée. Regardez la liste, puis réessayez si besoin.',
  personGone:
    'Note non enregistrée\u00a0: cette fiche vient d’être supprimée ou effacée. Votre texte est gardé ici\u00a0: copiez-le si vous en avez besoin.',
  noteGone:
    'Cette note vient d’être supprimée. Votre texte est gardé ici\u00a0: copiez-le si vous en avez besoin.',
  error: 'Erreur',
  signedInAgain: 'La session avait expiré\u00a0: rien n’a été enregistré. Enregistrez à nouveau.',
});
export type NotesTexts = typeof notesTexts;

/** Words about notes of people that records, absences and the file of a person share. */
export const noteWordTexts = defineTexts('noteWords', {
  visite: 'Visite',
  appel: 'Appel',
  note: 'Note',
  readers: 'Qui peut lire',
  tous: 'Tous ceux qui lisent les fiches',
  responsables: 'Managers et administrateurs',
  auteur: 'Vous uniquement',
  readByresponsables: 'lue par les managers et administrateurs',
  readByauteur: 'lue par son auteur uniquement',
  withheld: 'Note réservée à son auteur, qui peut la libérer',
});
