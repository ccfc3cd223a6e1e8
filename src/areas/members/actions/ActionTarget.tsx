import type { ActedMember } from '../../../people/moves';
import { memberCountText } from '../../../people/texts.fr';
import { useTexts } from '../../../texts/texts';
import { memberActionTexts } from './texts.fr';

const NAMED = 5;

interface ActionTargetProps {
  members: readonly ActedMember[];
  /** How many there are, where `membres` are only some of them. */
  count?: number | undefined;
}

/** The members that a dialog acts on: how many, and the first names. */
export function ActionTarget({ members, count = members.length }: ActionTargetProps) {
  const texts = useTexts(memberActionTexts);
  if (count === 0) return <>{texts.nobody}</>;
  // «et 1 autre» would not be shorter than the name.
  const named = count === NAMED + 1 ? NAMED + 1 : NAMED;
  const names = members.slice(0, named).map(({ label }) => label);
  if (names.length === 0) return <>{memberCountText(count)}</>;
  return <>{texts.scope(count, names.join(', '), count - names.length)}</>;
}
