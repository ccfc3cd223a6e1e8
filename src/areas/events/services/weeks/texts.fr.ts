import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** Who serves in the next weeks, and what is missing. */
export const serviceWeeksTexts = defineTexts('serviceWeeks', {
  title: 'Services des prochaines semaines',
  period: 'Période',
  weeks: (count: number) => `${formatNumber(count)} semaines`,
  onlyOpen: 'Seulement ce qui manque ou attend une réponse',
  failed: 'Les services n’ont pas pu être chargés.',
  stale: 'Les services n’ont pas pu être actualisés\u00a0: ce qui est affiché peut dater.',
  none: 'Aucun événement dans ces semaines',
  noneHint: 'Les événements à venir se liront ici, avec leurs rôles.',
  thisWeek: 'Cette semaine',
  weekOf: (day: string) => `Semaine du ${day}`,
  sum: (missing: number, waiting: number) =>
    missing + waiting === 0
      ? 'Rien ne manque et aucune réponse n’est attendue.'
      : `${formatNumber(missing)} ${plural(missing, 'personne manquante', 'personnes manquantes')}, ${formatNumber(waiting)} ${plural(waiting, 'réponse attendue', 'réponses attendues')}.`,
  missing: (count: number) => `${formatNumber(count)} ${plural(count, 'manquant', 'manquants')}`,
  refused: (count: number) => `${formatNumber(count)} non`,
  waiting: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'réponse attendue', 'réponses attendues')}`,
  toAsk: (count: number) => `${formatNumber(count)} à demander`,
  confirmed: (count: number) => `${formatNumber(count)} oui`,
  absent: (count: number) => `${formatNumber(count)} ${plural(count, 'absence notée', 'absences notées')}`,
  elsewhere: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'personne prise ailleurs', 'personnes prises ailleurs')}`,
  complete: 'Complet',
  nobody: 'Personne n’est prévu',
  role: (label: string, there: number, needed: number) =>
    needed > 0
      ? `${label} ${formatNumber(there)}/${formatNumber(needed)}`
      : `${label} ${formatNumber(there)}`,
  rest: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'date plus tardive n’est pas affichée', 'dates plus tardives ne sont pas affichées')}.`,
});
