import { useMemo } from 'react';
import { groupCalls } from '../../../api/endpoints/groups';
import { useQuery } from '../../../api/useApi';
import type { Group } from '../../../domain/members/group';
import { foundIn, lineOf } from '../../../domain/search/listSearch';
import { searchOf } from '../../../domain/search/words';
import { useLocation } from '../../../routing/useLocation';
import { openingAt } from '../../../routing/useOpening';
import { useTexts } from '../../../texts/texts';
import { type FoundGroup, type FoundOption, groupOf, noneOf, type Sought } from './found';
import { lineOfParts, markingOf } from './marking';
import { paletteTexts } from './texts.fr';

const SHOWN = 4;
const NO_GROUPS: readonly Group[] = [];

/** Groups by name and description, in their whole list. @param path of the screen that shows their members */
export function useGroupsFound({ typed, isOn }: Sought, path: string): FoundGroup {
  const texts = useTexts(paletteTexts);
  const { navigate } = useLocation();
  const isSought = isOn && typed !== '';
  const answer = useQuery(groupCalls.list, isOn ? {} : null);
  const groups = answer.data?.groupes ?? NO_GROUPS;
  const lines = useMemo(() => groups.map(({ nom, description }) => lineOf([nom, description])), [groups]);
  if (!isSought) return noneOf('groups');
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
    run: () => navigate(openingAt(path, String(id))),
  });
  return groupOf('groups', answer, {
    options: found.slice(0, SHOWN).map(optionOf),
    total: found.length,
  });
}
