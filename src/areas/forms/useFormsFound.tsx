import { useMemo } from 'react';
import { formCalls } from '../../api/endpoints/forms';
import { useQuery } from '../../api/useApi';
import { FORM_PAGE_SIZES, type FormDefinition } from '../../domain/forms/form';
import { byMatch, foundIn, lineOf, type Placed, type SearchTexts } from '../../domain/search/listSearch';
import { searchOf } from '../../domain/search/words';
import { useLocation } from '../../routing/useLocation';
import { openingAt } from '../../routing/useOpening';
import { formatDate } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import { lineOfParts } from '../../ui/search/lineOfParts';
import type { Found, FoundOption, Sought } from '../area';
import { groupOf, NOTHING_FOUND, useLastPage } from '../frame/palette/found';
import { markingOf } from '../frame/palette/marking';
import { paletteTexts } from '../frame/palette/texts.fr';
import { formPaths } from '../routes';

const SHOWN = 4;

const textsOf = ({ nom_du_formulaire, description }: FormDefinition): SearchTexts => [
  nom_du_formulaire,
  description,
];

/** Forms by the search of their list. While an answer is on its way, those of the last one that fit show. */
export default function useFormsFound(sought: Sought): Found {
  const { typed, search, isOn } = sought;
  const texts = useTexts(paletteTexts);
  const { navigate } = useLocation();
  const isSought = isOn && typed !== '';
  const asked = isSought && search ? { page: 1, page_size: FORM_PAGE_SIZES[1], search } : null;
  const answer = useQuery(formCalls.list, asked);
  const { page, isCurrent } = useLastPage(answer.data, sought);
  const rows = useMemo(() => {
    if (!page || !isSought) return [];
    const { results } = page;
    const read = searchOf(typed);
    const fitting = isCurrent
      ? results
      : foundIn(
          results,
          results.map((row) => lineOf(textsOf(row))),
          read,
        );
    return byMatch(fitting, textsOf, read).slice(0, SHOWN);
  }, [page, isCurrent, isSought, typed]);
  if (!isSought) return NOTHING_FOUND;
  const mark = markingOf(typed);
  const optionOf = ({ row: form, place }: Placed<FormDefinition>): FoundOption => ({
    id: `form-${form.id}`,
    place,
    icon: 'form',
    name: mark(form.nom_du_formulaire),
    detail: lineOfParts([
      form.created_at ? texts.createdOn(formatDate(form.created_at)) : '',
      form.identifiant ? texts.identifier(form.identifiant) : '',
    ]),
    run: () => navigate(openingAt(formPaths.list.to(), String(form.id))),
  });
  return groupOf(answer, {
    title: texts.forms,
    failed: texts.formsFailed,
    options: rows.map(optionOf),
    total: isCurrent && page ? page.count : rows.length,
    isAsked: typed === search,
  });
}
