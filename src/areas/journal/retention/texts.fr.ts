import { formatNumber } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** Members without activity, and after how long they are listed. */
export const memberRetentionTexts = defineTexts('retention', {
  intro: 'Fiches sans changement ni participation depuis longtemps. Rien n’est supprimé sans vous.',
  list: 'Fiches sans activité',
  failed: 'Les fiches sans activité n’ont pas pu être chargées.',
  stale: 'La liste n’est peut-être plus à jour.',
  none: 'Aucune fiche à revoir',
  noneHint: 'Toutes les fiches ont été vues.',
  last: (day: string) => `Dernière activité le ${day}`,
  keep: 'Garder',
  keepItem: (name: string) => `Garder ${name}`,
  kept: (name: string) => `La fiche de ${name} est gardée`,
  remove: 'Supprimer',
  removeItem: (name: string) => `Supprimer ${name}`,
  removeTitle: (name: string) => `Supprimer la fiche de ${name}\u00a0?`,
  removed: (name: string) => `Membre supprimé. La fiche de ${name} a été supprimée.`,
  irreversible: 'Cette action est irréversible.',
  error: 'Rien n’a changé',
  setting: 'Mois sans activité',
  settingHint: 'Une fiche gardée revient ici après le même nombre de mois.',
  settingFailed: 'La durée n’a pas pu être chargée.',
  months: (count: number) => `Fiches sans activité depuis ${formatNumber(count)}\u00a0mois`,
  badMonths: (most: number) => `Indiquez un nombre entier de mois, de 1 à ${most}.`,
  signedInAgain: 'La session avait expiré\u00a0: la durée n’est pas enregistrée.',
  set: 'La durée est enregistrée',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
});
