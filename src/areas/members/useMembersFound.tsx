import { useMemo } from 'react';
import { memberCalls } from '../../api/endpoints/members';
import { useQuery } from '../../api/useApi';
import type { Member } from '../../domain/members/member';
import { fieldLabels } from '../../domain/members/memberFieldRules';
import { tellingApart } from '../../domain/members/tellingApart';
import type { Placed } from '../../domain/search/listSearch';
import { matchesBeside } from '../../domain/search/matchesBeside';
import { foundMembers, memberSearchOf, membersByMatch, SEARCH_MAX } from '../../domain/search/memberSearch';
import type { Search } from '../../domain/search/words';
import { BriefPersonName } from '../../people/PersonName';
import { useLocation } from '../../routing/useLocation';
import { useMessageOf, useTexts } from '../../texts/texts';
import { lineOfParts } from '../../ui/search/lineOfParts';
import { marked } from '../../ui/search/marked';
import type { Found, FoundOption, Sought } from '../area';
import { membersPath } from '../frame/navigation/membersPath';
import { groupOf, NOTHING_FOUND, useLastPage } from '../frame/palette/found';
import { markingOf } from '../frame/palette/marking';
import { paletteTexts } from '../frame/palette/texts.fr';
import { useWidget } from '../frame/WidgetContext';
import { memberPaths } from '../routes';

/** Of a page of the members list as the specification has it. */
const ASKED = 10;
const SHOWN = 6;

/** Members by the list's own search. While an answer is on its way, those of the last one that fit show. */
export default function useMembersFound(sought: Sought): Found {
  const { typed, search, isOn } = sought;
  const texts = useTexts(paletteTexts);
  const isSought = isOn && typed !== '';
  const asked = isSought && search ? search.slice(0, SEARCH_MAX) : '';
  const answer = useQuery(memberCalls.list, asked ? { page: 1, page_size: ASKED, search: asked } : null);
  const { page, isCurrent } = useLastPage(answer.data, sought);
  const rows = useMemo(() => {
    if (!page || !isSought) return [];
    const fitting = isCurrent ? page.results : foundMembers(page.results, typed);
    return membersByMatch(fitting, typed).slice(0, SHOWN);
  }, [page, isCurrent, isSought, typed]);
  const near = (isCurrent && page?.mots_proches) || NO_WORDS;
  const optionOf = useMemberOption(rows, typed, near);
  const last = rows.at(-1)?.place ?? 0;
  const all = useAllFound({
    count: isCurrent && page ? page.count : 0,
    shown: rows.length,
    place: last,
    typed,
  });
  if (!isSought) return NOTHING_FOUND;
  return groupOf(answer, {
    title: texts.members,
    failed: texts.membersFailed,
    options: [...rows.map(optionOf), ...all],
    total: isCurrent && page ? page.count : rows.length,
    isAsked: typed === search,
  });
}

const NO_WORDS: readonly string[] = [];

interface AllFound {
  count: number;
  shown: number;
  /** Of the last one that shows: it stands below it. */
  place: number;
  typed: string;
}

/** Leads to the list of all that were found, where more were found than show. */
function useAllFound({ count, shown, place, typed }: AllFound): FoundOption[] {
  const texts = useTexts(paletteTexts);
  const { navigate } = useLocation();
  if (count <= shown || shown === 0) return [];
  const run = () => navigate(membersPath('q', typed));
  return [{ id: 'all-members', icon: 'users', name: texts.allMembers(count), place, isExtra: true, run }];
}

function useMemberOption(placed: readonly Placed<Member>[], typed: string, near: readonly string[]) {
  const { navigate } = useLocation();
  const { emit } = useWidget();
  const details = useMemo(() => tellingApart(placed.map(({ row }) => row)), [placed]);
  const read = memberSearchOf(typed);
  const mark = markingOf(typed, { ...read, words: [...read.words, ...near] });
  return ({ row, place }: Placed<Member>): FoundOption => ({
    id: `member-${row.id}`,
    place,
    icon: 'user',
    name: <BriefPersonName person={row} mark={mark} />,
    detail: <MemberDetail row={row} apart={details.get(row.id) ?? []} read={read} />,
    run() {
      // As on a row of the list, the page around the widget is asked first.
      if (emit('parvis-open', { id: row.id })) navigate(memberPaths.detail.to(row));
    },
  });
}

interface MemberDetailProps {
  row: Member;
  /** What tells the person apart from others of the same name. */
  apart: readonly string[];
  read: Search;
}

/** Town and year of birth, and where else the search has found the person. */
function MemberDetail({ row, apart, read }: MemberDetailProps) {
  const { found } = useTexts(paletteTexts);
  const message = useMessageOf();
  const matches = matchesBeside(row, read);
  const shown = apart.map((text) => {
    const match = matches.find((each) => each.shown === text);
    return match ? <span key={text}>{marked(text, match.ranges)}</span> : text;
  });
  const others = matches
    .filter((match) => !apart.includes(match.shown))
    .map((match) => (
      <span key={match.place}>
        {found(message(`memberMatches.${match.place}`, fieldLabels[match.place].toLowerCase()))}
        {marked(match.shown, match.ranges)}
      </span>
    ));
  return lineOfParts([...shown, ...others]);
}
