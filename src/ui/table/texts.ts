export const tableTexts = {
  selectAll: 'Tout sélectionner sur cette page',
  selectRow: 'Sélectionner',
  selectNamed: (name: string) => `Sélectionner ${name}`,
  columns: 'Colonnes',
  columnsHint: 'Colonnes affichées',
} as const;
