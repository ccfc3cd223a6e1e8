/** The filters in use as names to show: for chips, for the sentence that joins them, and on paper. No React. */
import { keysOf } from '../../../domain/records';
import { readConsentFilter } from '../../../domain/register/consents';
import type { Criteria, CriterionKey } from '../data/criteria';
import { filterCount, type ListQuery } from '../data/listQuery';
import type { ListFilter } from './listFilters';
import type { CriteriaTexts } from './texts.fr';

/** The criteria that are several values each. */
type Several = 'departements' | 'villes' | 'nationalites';
type Single = Exclude<CriterionKey, Several>;

/** The name of a kind of consents; undefined while it isn't known. */
export type KindName = (id: number) => string | undefined;

/** The words of each criterion of one value, in the order of their chips. */
const LABELS: {
  readonly [Key in Single]: (
    texts: CriteriaTexts,
    value: NonNullable<Criteria[Key]>,
    kindName: KindName,
  ) => string;
} = {
  sans_groupe: (texts) => texts.sans_groupe,
  sans_departement: (texts) => texts.sans_departement,
  sans_email: (texts) => texts.sans_email,
  age_min: (texts, age) => texts.age_min(age),
  age_max: (texts, age) => texts.age_max(age),
  inscrit_du: (texts, day) => texts.inscrit_du(day),
  inscrit_au: (texts, day) => texts.inscrit_au(day),
  absent_semaines: (texts, weeks) => texts.absent_semaines(weeks),
  sans_visite_mois: (texts, months) => texts.sans_visite_mois(months),
  etat: (texts, state) => texts[`etat_${state}`],
  opposition: (texts, contact) => texts[`opposition_${contact}`],
  genre: (texts, gender) => texts[`genre_${gender}`],
  situation_matrimoniale: (texts, status) => texts[`situation_${status}`],
  sans_nationalite: (texts) => texts.sans_nationalite,
  code_postal: (texts, start) => texts.code_postal(texts.postcodes(start)),
  sans_code_postal: (texts) => texts.sans_code_postal,
  a_jour: (texts, year) => texts.a_jour(year),
  pas_a_jour: (texts, year) => texts.pas_a_jour(year),
  consentement: (texts, value, kindName) => {
    const { kind = 0, state = 'jamais' } = readConsentFilter(value) ?? {};
    return texts.consentement(kindName(kind), texts[`consentement_${state}`]);
  },
};

const SINGLE = keysOf<Single>(LABELS);

interface Labelled {
  key: Single;
  label: string;
}

function labelled<Key extends Single>(
  key: Key,
  criteria: Criteria,
  texts: CriteriaTexts,
  kindName: KindName,
): Labelled[] {
  const value: Criteria[Key] = criteria[key];
  return value === undefined || value === false ? [] : [{ key, label: LABELS[key](texts, value, kindName) }];
}

/** Each criterion of one value that is in use, with its words. */
export const singleCriteria = (
  criteria: Criteria = {},
  texts: CriteriaTexts,
  kindName: KindName,
): Labelled[] => SINGLE.flatMap((key) => labelled(key, criteria, texts, kindName));

/** The criteria that are said with the groups, departments, nationalities and postcodes. */
const SAID_WITH_NAMES: readonly Single[] = [
  'sans_groupe',
  'sans_departement',
  'sans_nationalite',
  'code_postal',
  'sans_code_postal',
];

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * How the filters work together: «Groupe Béthel ou Ados, et tag Chorale». Empty with fewer than two choices.
 * @param nameOf the name of a group, department, step or tag
 * @param kindName that of a kind of consents
 */
export function filterSentence(
  query: Pick<ListQuery, 'search' | 'filters' | 'criteria'>,
  texts: CriteriaTexts,
  nameOf: (filter: ListFilter, id: number) => string,
  kindName: KindName,
): string {
  const { search, filters, criteria = {} } = query;
  const family = (noun: string, names: readonly string[] = [], none: string | false | undefined = false) =>
    texts.or([...(names.length ? [texts.family(noun, names)] : []), ...(none ? [lowered(none)] : [])]);
  const named = (filter: ListFilter, ids: readonly number[] = []) => ids.map((id) => nameOf(filter, id));
  const families = [
    search && texts.searched(search),
    family(texts.groupe, named('groupes', filters.groupes), criteria.sans_groupe && texts.sans_groupe),
    family(
      texts.departement,
      named('departements', criteria.departements),
      criteria.sans_departement && texts.sans_departement,
    ),
    family(texts.etape, named('etapes', filters.etapes)),
    family(texts.tag, named('tags', filters.tags)),
    family(texts.ville, criteria.villes),
    family(texts.nationalite, criteria.nationalites, criteria.sans_nationalite && texts.sans_nationalite),
    family(
      texts.postcode,
      criteria.code_postal ? [texts.postcodes(criteria.code_postal)] : [],
      criteria.sans_code_postal && texts.sans_code_postal,
    ),
    ...singleCriteria(criteria, texts, kindName)
      .filter(({ key }) => !SAID_WITH_NAMES.includes(key))
      .map(({ label }) => lowered(label)),
  ].filter((words) => words !== '');
  const choices = filterCount(query) + (search ? 1 : 0);
  return choices > 1 ? capitalised(texts.and(families)) : '';
}
