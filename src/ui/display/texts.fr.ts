import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const tableTexts = defineTexts('table', {
  selectAll: 'Tout sélectionner sur cette page',
  selectRow: 'Sélectionner',
  selectNamed: (name: string) => `Sélectionner ${name}`,
  columns: 'Colonnes',
  columnsHint: 'Colonnes affichées',
});

const counted = (count: number | undefined) => (count === undefined ? '–' : formatNumber(count));

export const pagerTexts = defineTexts('pager', {
  label: 'Pagination',
  previous: 'Précédent',
  next: 'Suivant',
  page: 'Page',
  jump: 'Aller à une autre page',
  jumpTo: (pages: number) => `Aller à la page, de 1 à ${formatNumber(pages)}`,
  of: (pages: number) => `sur ${formatNumber(pages)}`,
  shown: (shown: number | undefined, total: number | undefined) =>
    `${counted(shown)} ${plural(shown ?? 2, 'affiché', 'affichés')} sur ${counted(total)}`,
});

export const screenTexts = defineTexts('screen', { back: 'Retour' });
