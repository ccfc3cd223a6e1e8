export const tableTexts = {
  selectAll: 'Tout sélectionner sur cette page',
  selectRow: 'Sélectionner',
  selectNamed: (name: string) => `Sélectionner ${name}`,
  loading: 'Chargement…',
  columns: 'Colonnes',
  columnsHint: 'Colonnes affichées',
  scroller: (caption: string) => `${caption}, liste défilante`,
} as const;
