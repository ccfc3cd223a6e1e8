/** What a search has found of a member beside the name: lists and the command palette name it. */
import { shownPhone } from '../contact/telephone';
import { isOfKind } from '../members/memberFieldRules';
import { markedDigits, markedIn } from './marks';
import { MATCH_PLACES, type SearchedMember } from './memberSearch';
import { INFIX_MIN, type Search, searchable } from './words';

type MatchPlace = (typeof MATCH_PLACES)[number];

export interface MatchBeside {
  place: MatchPlace;
  /** The value as it is shown. */
  shown: string;
  /** What was found in it. */
  ranges: ReturnType<typeof markedIn>;
}

/** The places of the words that begin no word of the name. */
export function matchesBeside(member: SearchedMember, read: Search): MatchBeside[] {
  const name = ` ${searchable(`${member.nom ?? ''} ${member.prenom ?? ''}`)}`;
  const words = read.words.filter((word) => !name.includes(` ${word}`));
  if (!words.length) return [];
  const elsewhere = { ...read, words };
  return MATCH_PLACES.flatMap((place): MatchBeside[] => {
    const value = member[place]?.trim();
    if (!value) return [];
    const isPhone = isOfKind(place, 'phone');
    const shown = isPhone ? shownPhone(value) : value;
    const ranges = isPhone ? markedDigits(shown, elsewhere) : markedIn(shown, elsewhere, INFIX_MIN);
    return ranges.length ? [{ place, shown, ranges }] : [];
  });
}
