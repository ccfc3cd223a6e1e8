import { formatNumber, plural } from '../../texts/formats';

export const pagerTexts = {
  label: 'Pagination',
  previous: 'Précédent',
  next: 'Suivant',
  page: 'Page',
  shown: (shown: number, total: number) =>
    `${formatNumber(shown)} ${plural(shown, 'affiché', 'affichés')} sur ${formatNumber(total)}`,
} as const;
