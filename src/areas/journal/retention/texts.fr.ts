import { formatNumber } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** Members without activity, and after how long they are listed. */
export const memberRetentionTexts = defineTexts('retention', {
  intro:
    'Ces fiches n’ont pas changé depuis longtemps\u00a0: ni leurs informations, ni leur groupe, leur département, leurs tags ou leurs étapes, et la personne n’intervient dans aucun événement depuis. Rien n’est supprimé sans vous.',
  list: 'Fiches sans activité',
  failed: 'Les fiches sans activité n’ont pas pu être chargées.',
  stale: 'Les fiches sans activité n’ont pas pu être actualisées\u00a0: ce qui est affiché peut dater.',
  none: 'Aucune fiche à revoir',
  noneHint: 'Chaque fiche a changé depuis, ou a été gardée.',
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
  settingHint: 'Une fiche gardée revient ici après le même temps.',
  settingFailed: 'La durée n’a pas pu être lue.',
  months: (count: number) => `Fiches sans activité depuis ${formatNumber(count)}\u00a0mois`,
  badMonths: (most: number) => `Indiquez un nombre entier de mois, de 1 à ${most}.`,
  signedInAgain: 'La session avait expiré\u00a0: la durée n’est pas enregistrée.',
  set: 'La durée est enregistrée',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
});
