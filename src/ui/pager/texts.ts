const number = new Intl.NumberFormat('fr-FR');

export const pagerTexts = {
  label: 'Pagination',
  previous: 'Précédent',
  next: 'Suivant',
  page: 'Page',
  shown: (shown: number, total: number) =>
    `${number.format(shown)} ${shown > 1 ? 'affichés' : 'affiché'} sur ${number.format(total)}`,
} as const;
