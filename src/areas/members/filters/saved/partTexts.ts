import { defineTexts } from '../../../../texts/texts';

/** What the parts of a filter are called, by their key in the call. */
export const partTexts = defineTexts('filterParts', {
  search: 'la recherche',
  groupes: 'les groupes',
  sans_groupe: '«\u00a0sans groupe\u00a0»',
  departements: 'les départements',
  sans_departement: '«\u00a0sans département\u00a0»',
  etapes: 'les étapes',
  tags: 'les tags',
  sans_email: '«\u00a0sans e-mail\u00a0»',
  age_min: 'l’âge minimal',
  age_max: 'l’âge maximal',
  villes: 'les villes',
  inscrit_du: 'le début de l’inscription',
  inscrit_au: 'la fin de l’inscription',
  ordering: 'l’ordre',
});
