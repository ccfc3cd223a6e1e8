import { formatNumber } from '../../../../texts/formats';
import { plural } from '../../../../texts/locale';
import { extendTexts } from '../../../../texts/texts';
import { membersTexts } from '../../texts';

/** The list's texts, with those of the menus of rows and of the ticked members. */
export const selectionTexts = extendTexts(membersTexts, {
  selectWhole: (total: number) =>
    `Sélectionner les ${formatNumber(total)} ${plural(total, 'membre', 'membres')}`,
  selectingWhole: 'Sélection en cours…',
  selectWholeFailed: 'Sélection impossible',
  selectWholeFailedText: 'Les membres trouvés n’ont pas pu être sélectionnés.',
  wholeDropped: (count: number) =>
    `La recherche ou les filtres ont changé\u00a0: ${formatNumber(count)} membres ne sont plus sélectionnés.`,
  rowActions: (name: string) => `Actions pour ${name}`,
  copyEmails: 'Copier les e-mails',
  clearSelection: 'Effacer la sélection',
  selectionCleared: 'Sélection effacée',
});
