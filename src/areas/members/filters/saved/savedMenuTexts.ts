import { defineTexts } from '../../../../texts/texts';

/** The button of the saved filters, whose place is kept before the other texts have loaded. */
export const savedMenuTexts = defineTexts('savedFilters', {
  menu: 'Filtres enregistrés',
});
