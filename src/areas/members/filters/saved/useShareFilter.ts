import { sharedFilterCalls } from '../../../../api/endpoints/sharedFilters';
import { type Failure, failureOf } from '../../../../api/errors';
import { useSave } from '../../../../api/useApi';
import { SHARED_FILTER_VERSION } from '../../../../domain/members/sharedFilter';
import { failureText } from '../../../../texts/failures';
import { useTexts } from '../../../../texts/texts';
import { FILTER_KEYS, type ListQuery } from '../../data/listQuery';
import { savedTexts } from '../texts.fr';

/** Shares what the list is narrowed to under a name. The function returns what a form shows of a failure. */
export function useShareFilter(query: ListQuery) {
  const texts = useTexts(savedTexts);
  const { save } = useSave(sharedFilterCalls.create);
  return async (name: string) => {
    try {
      await save({ body: { nom: name, version: SHARED_FILTER_VERSION, contenu: contentOf(query) } });
    } catch (error) {
      return shareRefusalOf(failureOf(error), texts.shareFailed);
    }
  };
}

/** A reason about the name under its field, any other above the form. */
export function shareRefusalOf(failure: Failure, fallback: string) {
  const ofName = failure.fields?.nom;
  return ofName ? { errors: { name: ofName } } : { form: failureText(failure, fallback) };
}

/** Search, filters and order that are in use, in the words of the call. */
function contentOf({ search, filters, criteria, ordering }: ListQuery): Record<string, unknown> {
  const lists = FILTER_KEYS.filter((key) => filters[key].length > 0).map((key) => [key, filters[key]]);
  return {
    ...(search && { search }),
    ...Object.fromEntries(lists),
    ...criteria,
    ...(ordering && { ordering }),
  };
}
