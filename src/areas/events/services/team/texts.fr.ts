import { formatNumber } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** Replaces, adds or takes away one person of the team of a date. */
export const teamTexts = defineTexts('eventTeam', {
  replaceTitle: (name: string) => `Remplacer ${name}`,
  addTitle: (role: string) => `Ajouter une personne\u00a0: ${role}`,
  about: (event: string, day: string) => `${event}, le ${day}.`,
  person: 'Qui vient',
  noPerson: 'Choisissez une personne.',
  saidYes: (name: string) =>
    `${name} a déjà dit oui. Aucun e-mail ne lui annonce ce changement\u00a0: prévenez cette personne.`,
  hasSaidYes: (name: string) => `${name} a déjà dit oui.`,
  noRecord: 'intervenant sans fiche',
  tell: (name: string) => `Prévenir ${name} par e-mail`,
  tellHint: 'La personne qui vient reçoit une demande de réponse.',
  /** Where the person who leaves can't be told by mail. */
  askOnly: 'Demander une réponse par e-mail à la personne qui vient',
  noAddress: (name: string) => `${name} n’a pas d’adresse e-mail\u00a0: appelez cette personne.`,
  noMail: (name: string) => `Ce serveur n’envoie pas d’e-mails\u00a0: prévenez ${name} vous-même.`,
  /** A button that also tells people names both acts. */
  andTell: (act: string) => `${act} et prévenir`,
  /** After what was done, as a sentence of its own. */
  mailed: (names: string) => `E-mail à ${names}.`,
  unreached: (names: string) => `Sans adresse e-mail, à appeler\u00a0: ${names}.`,
  scope: 'Pour',
  thisDate: (day: string) => `le ${day} seulement`,
  someDates: 'plusieurs dates',
  wholeSeries: 'toute la série',
  seriesHint: 'Les dates qui ont déjà leur propre équipe la gardent.',
  dates: 'Dates',
  noDate: 'Choisissez au moins une date.',
  replace: 'Remplacer',
  add: 'Ajouter',
  saving: 'Enregistrement…',
  replaced: (count: number) =>
    count > 1 ? `Remplacement enregistré pour ${formatNumber(count)} dates` : 'Remplacement enregistré',
  added: (count: number) =>
    count > 1 ? `Personne ajoutée sur ${formatNumber(count)} dates` : 'Personne ajoutée',
  removed: (name: string) => `${name} ne fait plus partie de l’équipe`,
  reset: 'La date reprend l’équipe de la série',
  notSaved: 'L’équipe n’a pas changé',

  ownTeam: 'Cette date a sa propre équipe\u00a0: un changement de la série ne la touche pas.',
  replaceItem: 'Remplacer…',
  removeItem: 'Retirer',
  removeDayItem: 'Retirer ce jour-là',
  resetItem: 'Reprendre l’équipe de la série',
  replaces: (name: string) => `remplace ${name}`,
});
