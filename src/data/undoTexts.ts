import { formatNumber } from '../texts/formats';
import { plural } from '../texts/locale';
import { defineTexts } from '../texts/texts';

export const undoNoticeTexts = defineTexts('undo', {
  /** In an alert, where «Annuler» alone would mean to close it. */
  undoAction: 'Annuler cette action',
  undone: 'Action annulée',
  partly: 'Action annulée en partie',
  nothing: 'Rien n’a été annulé',
  stopped: 'L’annulation s’est interrompue',
  notUndone: 'L’action n’a pas été annulée',
  done: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'élément est revenu à son', 'éléments sont revenus à leur')} état d’avant.`,
  left: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'élément est resté tel quel', 'éléments sont restés tels quels')}\u00a0:`,
  modifie: 'modifié depuis',
  supprime: 'supprimé depuis',
  repris: 'son nom a été repris',
  cercle: 'un lien de parenté ferait un cercle',
  reason: (name: string, why: string) => `•\u00a0${name}\u00a0: ${why}`,
  nameless: (id: number) => `n°\u00a0${id}`,
  others: (count: number) => `•\u00a0et ${formatNumber(count)} de plus`,
  later: 'Le reste peut être annulé dans le journal.',
});
