import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** The printed list. */
export const printTexts = defineTexts('memberPrint', {
  title: 'Liste des membres',
  counted: (shown: number, total: number, page: number) =>
    shown === total
      ? `${formatNumber(total)} ${plural(total, 'membre', 'membres')}`
      : `${formatNumber(shown)} ${plural(shown, 'membre', 'membres')} sur ${formatNumber(total)}, page ${formatNumber(page)}`,
  ticked: (count: number) =>
    `${formatNumber(count)} ${plural(count, 'membre sélectionné', 'membres sélectionnés')}`,
  day: (day: string) => `Imprimé le ${day}`,
  search: (search: string) => `Recherche\u00a0: «\u00a0${search}\u00a0»`,
  filter: (title: string, names: string) => `${title}\u00a0: ${names}`,
  name: 'Nom et prénom',
});
