import { defineTexts } from '../../../texts/texts';

export const eventExportTexts = defineTexts('eventExport', {
  failed: 'Les événements n’ont pas pu être téléchargés.',
  missing: 'Ce serveur n’exporte pas les événements.',
  /** Days are `yyyy-mm-dd`, '' where the period is open. */
  fileName: (from: string, to: string) => {
    const days = from === to ? [from] : [from && `du-${from}`, to && `au-${to}`];
    return `${['evenements', ...days.filter(Boolean)].join('-')}.csv`;
  },
});
