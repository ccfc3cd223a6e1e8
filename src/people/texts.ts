import { fieldLabels } from '../domain/members/membreFields';

import { formatNumber } from '../texts/formats';
import { plural } from '../texts/locale';

import { defineTexts } from '../texts/texts';

export const peopleTexts = defineTexts('people', {
  search: 'Rechercher un membre',
  notFound: 'Aucun membre trouvé',
  count: (count: number) => `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`,
  none: 'Non renseigné',
  stale: 'La liste n’a pas pu être actualisée\u00a0: ce qui est affiché peut dater.',

  ...fieldLabels,
  categorie_age: 'Catégorie d’âge',
  conjoint: 'Conjoint',
  date_inscription: 'Date d’inscription',
  /** Of an age category: «18–25 ans». */
  ages: (from: number, to: number) => `${from}–${to}\u00a0ans`,
  agesFrom: (from: number) => `${from}\u00a0ans et plus`,
  agesTo: (to: number) => `jusqu’à ${to}\u00a0ans`,
});
