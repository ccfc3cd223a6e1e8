import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** Reading the ticked members before something is done with them. */
export const tickedTexts = defineTexts('memberTicked', {
  printTitle: 'Imprimer la sélection',
  reading: 'Lecture des membres…',
  progress: (done: number, total: number) =>
    `${formatNumber(Math.min(done, total))} ${plural(done, 'membre lu', 'membres lus')} sur ${formatNumber(total)}`,
  failed: 'Les membres sélectionnés n’ont pas pu être chargés.',
  gone: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'membre sélectionné n’existe plus.', 'membres sélectionnés n’existent plus.')}`,
  cancel: 'Annuler',
});
