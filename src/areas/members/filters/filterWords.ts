/** The filters in use as names to show: for chips, for the sentence that joins them, and on paper. No React. */
import type { Criteria, CriterionKey } from '../data/criteria';
import { filterCount, type ListQuery } from '../data/listQuery';
import type { ListFilter } from './listFilters';
import type { CriteriaTexts } from './texts.fr';

/** The criteria that are one value each, in the order of their chips. */
const SINGLE = [
  'sans_groupe',
  'sans_departement',
  'sans_email',
  'age_min',
  'age_max',
  'inscrit_du',
  'inscrit_au',
  'absent_semaines',
  'sans_visite_mois',
  'etat',
  'opposition',
] as const satisfies readonly CriterionKey[];

type Single = (typeof SINGLE)[number];

/** Each criterion of one value that is in use, with its words. */
export const singleCriteria = (criteria: Criteria = {}, texts: CriteriaTexts) =>
  SINGLE.flatMap((key): { key: Single; label: string }[] => {
    switch (key) {
      case 'age_min':
      case 'age_max': {
        const age = criteria[key];
        return age === undefined ? [] : [{ key, label: texts[key](age) }];
      }
      case 'absent_semaines': {
        const weeks = criteria[key];
        return weeks === undefined ? [] : [{ key, label: texts[key](weeks) }];
      }
      case 'sans_visite_mois': {
        const months = criteria[key];
        return months === undefined ? [] : [{ key, label: texts[key](months) }];
      }
      case 'etat': {
        const state = criteria[key];
        return state ? [{ key, label: texts[`etat_${state}`] }] : [];
      }
      case 'opposition': {
        const contact = criteria[key];
        return contact ? [{ key, label: texts[`opposition_${contact}`] }] : [];
      }
      case 'inscrit_du':
      case 'inscrit_au': {
        const day = criteria[key];
        return day ? [{ key, label: texts[key](day) }] : [];
      }
      default:
        return criteria[key] ? [{ key, label: texts[key] }] : [];
    }
  });

/** The criteria that are said with the groups and departments. */
const OF_PLACES: readonly Single[] = ['sans_groupe', 'sans_departement'];

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * How the filters work together: «Groupe Béthel ou Ados, et tag Chorale». Empty with fewer than two choices.
 * @param nameOf the name of a group, department, step or tag
 */
export function filterSentence(
  query: Pick<ListQuery, 'search' | 'filters' | 'criteria'>,
  texts: CriteriaTexts,
  nameOf: (filter: ListFilter, id: number) => string,
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
    ...singleCriteria(criteria, texts)
      .filter(({ key }) => !OF_PLACES.includes(key))
      .map(({ label }) => lowered(label)),
  ].filter((words) => words !== '');
  const choices = filterCount(query) + (search ? 1 : 0);
  return choices > 1 ? capitalised(texts.and(families)) : '';
}
