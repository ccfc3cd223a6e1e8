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
