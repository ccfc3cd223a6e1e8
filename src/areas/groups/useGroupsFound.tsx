import { useMemo } from 'react';
import { groupCalls } from '../../api/endpoints/groups';
import { useQuery } from '../../api/useApi';
import type { Group } from '../../domain/members/group';
import { foundIn, lineOf } from '../../domain/search/listSearch';
import { searchOf } from '../../domain/search/words';
import { useLocation } from '../../routing/useLocation';
import { openingAt } from '../../routing/useOpening';
import { useTexts } from '../../texts/texts';
import type { Found, FoundOption, Sought } from '../area';
import { groupOf, NOTHING_FOUND } from '../frame/palette/found';
import { lineOfParts, markingOf } from '../frame/palette/marking';
import { paletteTexts } from '../frame/palette/texts.fr';
import { groupsArea } from './area';

const SHOWN = 4;
const NO_GROUPS: readonly Group[] = [];

/** Groups by name and description, in their whole list. */
export default function useGroupsFound({ typed, isOn }: Sought): Found {
  const texts = useTexts(paletteTexts);
  const { navigate } = useLocation();
  const isSought = isOn && typed !== '';
  const answer = useQuery(groupCalls.list, isOn ? {} : null);
  const groups = answer.data?.groupes ?? NO_GROUPS;
  const lines = useMemo(() => groups.map(({ nom, description }) => lineOf([nom, description])), [groups]);
  if (!isSought) return NOTHING_FOUND;
  const found = foundIn(groups, lines, searchOf(typed));
  const mark = markingOf(typed);
  const optionOf = ({ id, nom, description, membres_count: count }: Group): FoundOption => ({
    id: `group-${id}`,
    icon: 'users',
    name: mark(nom),
    detail: lineOfParts([
      typeof count === 'number' ? texts.memberCount(count) : '',
      mark(description?.trim() ?? ''),
    ]),
    run: () => navigate(openingAt(groupsArea.routes.list, String(id))),
  });
  return groupOf(answer, {
    title: texts.groups,
    failed: texts.groupsFailed,
    options: found.slice(0, SHOWN).map(optionOf),
    total: found.length,
  });
}
