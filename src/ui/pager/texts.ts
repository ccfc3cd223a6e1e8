import { formatNumber } from '../../texts/formats';
import { plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const pagerTexts = defineTexts('pager', {
  label: 'Pagination',
  previous: 'Précédent',
  next: 'Suivant',
  page: 'Page',
  of: (pages: number) => `sur ${formatNumber(pages)}`,
  shown: (shown: number, total: number) =>
    `${formatNumber(shown)} ${plural(shown, 'affiché', 'affichés')} sur ${formatNumber(total)}`,
});
