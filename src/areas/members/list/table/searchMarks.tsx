/** Shows in a row what the search has found in it. It loads with the first search. */
import type { ReactNode } from 'react';
import { shownPhone } from '../../../../domain/contact/telephone';
import type { Member } from '../../../../domain/members/member';
import { markedDigits, markedIn } from '../../../../domain/search/marks';
import { memberSearchOf } from '../../../../domain/search/memberSearch';
import { INFIX_MIN, searchable } from '../../../../domain/search/words';
import { useTexts } from '../../../../texts/texts';
import { marked } from '../../../../ui/search/marked';
import { MATCH_PLACES, matchTexts } from '../texts.fr';
import { type ColumnKey, listColumns, type Marks } from './columns';
import { Under } from './Under';

type Place = (typeof MATCH_PLACES)[number];

interface Match {
  place: Place;
  value: ReactNode;
}

/** The matches that no column of their own shows at all widths. */
function Matches({ matches, columns }: { matches: readonly Match[]; columns: readonly ColumnKey[] }) {
  const texts = useTexts(matchTexts);
  return matches.map(({ place, value }) => {
    const isColumn = columns.includes(place);
    // Where its column is hidden, the number stands under the name anyway.
    if (isColumn && place === 'telephone') return null;
    return (
      <Under key={place} below={isColumn ? (listColumns[place].hideBelow ?? 'small') : undefined}>
        {texts.found(texts[place])}
        {value}
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

  /** The words that don't begin a word of the name: what else has found the member. */
  function matchesOf(member: Member): Match[] {
    const name = ` ${searchable(`${member.nom ?? ''} ${member.prenom ?? ''}`)}`;
    const words = read.words.filter((word) => !name.includes(` ${word}`));
    if (!words.length) return [];
    return MATCH_PLACES.flatMap((place): Match[] => {
      const value = member[place]?.trim();
      if (!value) return [];
      const shown = place === 'telephone' ? shownPhone(value) : value;
      const elsewhere = { ...read, words };
      const ranges =
        place === 'telephone' ? markedDigits(shown, elsewhere) : markedIn(shown, elsewhere, INFIX_MIN);
      return ranges.length ? [{ place, value: marked(shown, ranges) }] : [];
    });
  }
  const under = (member: Member, columns: readonly ColumnKey[]) => (
    <Matches matches={matchesOf(member)} columns={columns} />
  );
  return { text, phone, under };
}
