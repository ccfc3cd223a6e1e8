/** Shows in a row what the search has found in it. It loads with the first search. */
import type { Member } from '../../../../domain/members/member';
import { markedDigits, markedIn } from '../../../../domain/search/marks';
import { type MatchBeside, matchesBeside } from '../../../../domain/search/matchesBeside';
import { memberSearchOf } from '../../../../domain/search/memberSearch';
import { INFIX_MIN } from '../../../../domain/search/words';
import { useTexts } from '../../../../texts/texts';
import { marked } from '../../../../ui/search/marked';
import { matchTexts } from '../texts.fr';
import { type ColumnKey, listColumns, type Marks } from './columns';
import { Under } from './Under';

/** The matches that no column of their own shows at all widths. */
function Matches({ matches, columns }: { matches: readonly MatchBeside[]; columns: readonly ColumnKey[] }) {
  const texts = useTexts(matchTexts);
  return matches.map(({ place, shown, ranges }) => {
    const isColumn = columns.includes(place);
    // Where its column is hidden, the number stands under the name anyway.
    if (isColumn && place === 'telephone') return null;
    return (
      <Under key={place} below={isColumn ? (listColumns[place].hideBelow ?? 'small') : undefined}>
        {texts.found(texts[place])}
        {marked(shown, ranges)}
      </Under>
    );
  });
}

/**
 * @param typed the search as it was typed
 * @param near words of names that stand for those that no name has
 */
export default function searchMarks(typed: string, near: readonly string[] = []): Marks {
  const read = memberSearchOf(typed);
  const search = { ...read, words: [...read.words, ...near] };
  const text = (shown: string) => marked(shown, markedIn(shown, search, INFIX_MIN));
  const phone = (shown: string) => marked(shown, markedDigits(shown, search));

  const under = (member: Member, columns: readonly ColumnKey[]) => (
    <Matches matches={matchesBeside(member, read)} columns={columns} />
  );
  return { text, phone, under };
}
