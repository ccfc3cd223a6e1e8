import { formatDate, formatNumber } from '../../../texts/formats';
import { plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

const years = (count: number) => `${formatNumber(count)}\u00a0${plural(count, 'an', 'ans')}`;

/** Words of the filters that need `filtres`, and of how all filters work together. */
export const criteriaTexts = defineTexts('memberCriteria', {
  sans_groupe: 'Sans groupe',
  sans_departement: 'Sans département',
  sans_email: 'Sans e-mail',
  age_min: (age: number) => `${years(age)} ou plus`,
  age_max: (age: number) => `${years(age)} ou moins`,
  inscrit_du: (day: string) => `Inscrit depuis le ${formatDate(day)}`,
  inscrit_au: (day: string) => `Inscrit jusqu’au ${formatDate(day)}`,

  towns: 'Villes',
  searchTown: 'Rechercher une ville',
  noTown: 'Aucune ville',
  townsFailed: 'Impossible de charger les villes.',
  others: 'Autres critères',
  registered: 'Inscription',
  since: 'Depuis le',
  until: 'Jusqu’au',
  ageMin: 'Âge minimal',
  ageMax: 'Âge maximal',
  badAge: 'Un âge de 0 à 150\u00a0ans.',
  crossed: 'Le début dépasse la fin\u00a0: personne ne correspond.',

  groupe: 'groupe',
  departement: 'département',
  etape: 'étape',
  tag: 'tag',
  ville: 'ville',
  /** «groupe Béthel ou Ados» */
  family: (noun: string, names: readonly string[]) => `${noun} ${names.join(' ou ')}`,
  or: (names: readonly string[]) => names.join(' ou '),
  and: (families: readonly string[]) => families.join(', et '),
  /** `names`: «Groupe n° 12» */
  gone: (names: readonly string[]) =>
    names.length === 1
      ? `${names.join()} n’existe plus\u00a0: personne n’y correspond. Retirez ce filtre pour voir les autres membres.`
      : `${names.join(', ')} n’existent plus\u00a0: personne n’y correspond. Retirez ces filtres pour voir les autres membres.`,
  searched: (search: string) => `recherche «\u00a0${search}\u00a0»`,
});

export type CriteriaTexts = typeof criteriaTexts;
