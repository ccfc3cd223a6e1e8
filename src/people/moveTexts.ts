import { formatNumber } from '../texts/formats';
import { plural } from '../texts/locale';
import { defineTexts } from '../texts/texts';
import type { MembershipKey, Moves } from './moves';
import { memberCountText } from './texts';

const NAMED = 6;

/** «Ados (4), Béthel (4)…» */
const listed = (from: Moves['from']): string =>
  from
    .slice(0, NAMED)
    .map(({ nom: placeName, count }) => `${placeName} (${formatNumber(count)})`)
    .join(', ') + (from.length > NAMED ? '…' : '.');

/** Who leaves which group or department. */
export const moveTexts = defineTexts('memberMoves', {
  groupe_actuel: 'groupe',
  departement_actuel: 'département',
  /** `noun`: one of the two above. */
  willLeave: ({ leaving, from }: Moves, noun: string) =>
    `${memberCountText(leaving)} ${plural(leaving, 'quittera son', 'quitteront leur')} ${noun} actuel\u00a0: ${listed(from)}`,
  oneWillLeave: (name: string, placeName: string, noun: string) =>
    `${name} quittera son ${noun} actuel\u00a0: ${placeName}.`,
  unknown: (count: number, noun: string) =>
    `Le ${noun} actuel de ${memberCountText(count)} n’est pas connu\u00a0: ceux qui en ont un le quitteront.`,
  left: ({ leaving, from }: Moves, noun: string) =>
    `${memberCountText(leaving)} ${plural(leaving, 'a quitté son', 'ont quitté leur')} ${noun}\u00a0: ${listed(from)}`,
});

type MoveTexts = typeof moveTexts;

/** What confirming will do; empty where no member leaves a place. */
export function warningOf(
  moves: Moves,
  place: MembershipKey,
  /** One of them alone is named. */
  members: readonly { label: string }[],
  texts: MoveTexts,
): string {
  const { leaving, from, unknown } = moves;
  const noun = texts[place];
  const [only, ...others] = members;
  const [left] = from;
  const isOne = only && others.length === 0;
  const lines = [
    left && (isOne ? texts.oneWillLeave(only.label, left.nom, noun) : texts.willLeave(moves, noun)),
    unknown > 0 && texts.unknown(unknown, noun),
  ];
  return leaving + unknown > 0 ? lines.filter(Boolean).join('\n') : '';
}

/** What was done, for the end of the notice. */
export const noticeOf = (moves: Moves, place: MembershipKey, texts: MoveTexts): string =>
  moves.leaving > 0 ? texts.left(moves, texts[place]) : '';
