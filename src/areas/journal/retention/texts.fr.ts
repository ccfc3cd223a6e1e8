import { formatNumber, plural } from '../../../texts/locale';
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
  saveSetting: 'Enregistrer les mois sans activité',
  saving: 'Enregistrement…',
});

/** For how long the journal keeps what was changed. */
export const journalRetentionTexts = defineTexts('journalRetention', {
  title: 'Détail du journal',
  intro:
    'Le journal garde les valeurs avant et après pendant cette durée. Ensuite elles sont effacées\u00a0; qui, quand, quoi et le numéro restent. Ce qui peut encore être annulé ou rétabli n’est jamais touché.',
  failed: 'La durée du journal n’a pas pu être chargée.',
  setting: 'Mois de détail',
  hint: 'Une durée plus courte efface dans l’heure ce qui est plus ancien.',
  months: (count: number) => `Détail gardé ${formatNumber(count)}\u00a0mois`,
  from: (day: string, count: number) =>
    `À partir du ${day}, le détail de plus de ${formatNumber(count)}\u00a0mois sera effacé. Changez la durée avant, si besoin.`,
  noneDone: 'Rien n’a encore été effacé.',
  done: (count: number, day: string) =>
    `Dernier effacement le ${day}\u00a0: ${formatNumber(count)} ${plural(count, 'action', 'actions')}.`,
  save: 'Enregistrer les mois de détail',
  askTitle: 'Effacer le détail plus ancien\u00a0?',
  ask: (count: number) =>
    `Les valeurs avant et après de ${formatNumber(count)} ${plural(count, 'action sont effacées', 'actions sont effacées')} dans l’heure, pour toujours.`,
});

/** The register of processing of the organisation. */
export const processingRegisterTexts = defineTexts('processingRegister', {
  title: 'Registre des traitements',
  intro:
    'Le registre que demande l’article 30 du règlement sur les données personnelles, écrit d’après les réglages en vigueur. Complétez ce qui y est marqué, puis gardez le fichier.',
  save: 'Enregistrer le registre',
  file: (day: string) => `registre-des-traitements-${day}.html`,
  error: 'Erreur',
  failed: 'Le registre n’a pas pu être écrit.',
});
