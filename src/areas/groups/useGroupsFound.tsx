import { useMemo } from 'react';
import { groupCalls } from '../../api/endpoints/groups';
import { useQuery } from '../../api/useApi';
import type { Group } from '../../domain/members/group';
import { lineOf, type Placed, placedIn } from '../../domain/search/listSearch';
import { searchOf } from '../../domain/search/words';
import { useLocation } from '../../routing/useLocation';
import { openingAt } from '../../routing/useOpening';
import { useTexts } from '../../texts/texts';
import { lineOfParts } from '../../ui/search/lineOfParts';
import type { Found, FoundOption, Sought } from '../area';
import { groupOf, NOTHING_FOUND } from '../frame/palette/found';
import { markingOf } from '../frame/palette/marking';
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
  const found = placedIn(groups, lines, searchOf(typed));
  const mark = markingOf(typed);
  const optionOf = ({ row, place }: Placed<Group>): FoundOption => ({
    id: `group-${row.id}`,
    place,
    icon: 'users',
    name: mark(row.nom),
    detail: lineOfParts([
      typeof row.membres_count === 'number' ? texts.memberCount(row.membres_count) : '',
      mark(row.description?.trim() ?? ''),
    ]),
    run: () => navigate(openingAt(groupsArea.routes.list, String(row.id))),
  });
  return groupOf(answer, {
    title: texts.groups,
    failed: texts.groupsFailed,
    options: found.slice(0, SHOWN).map(optionOf),
    total: found.length,
  });
}
