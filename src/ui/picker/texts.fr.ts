import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const pickerTexts = defineTexts('picker', {
  placeholder: 'Rechercher',
  total: (count: number) => `${formatNumber(count)} au total`,
  results: (count: number) =>
    count === 0 ? 'Aucun résultat' : `${formatNumber(count)} ${plural(count, 'résultat', 'résultats')}`,
  chosen: (count: number) => `Sélection : ${formatNumber(count)}`,
  chosenList: 'Sélection',
  noneChosen: 'Aucune sélection',
  furtherChosen: (count: number) => `+ ${formatNumber(count)} ${plural(count, 'autre', 'autres')}`,
  remove: (label: string) => `Retirer ${label}`,
  loading: 'Chargement...',
  noMatch: (query: string) => `Aucun résultat pour « ${query} »`,
  noOption: 'Aucun choix disponible',
  incomplete: 'La liste est incomplète.',
});
