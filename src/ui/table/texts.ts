import { defineTexts } from '../../texts/texts';

export const tableTexts = defineTexts('table', {
  selectAll: 'Tout sélectionner sur cette page',
  selectRow: 'Sélectionner',
  selectNamed: (name: string) => `Sélectionner ${name}`,
  columns: 'Colonnes',
  columnsHint: 'Colonnes affichées',
});
