import type { ActedMember } from '../../../../people/moves/moves';
import { membersOf } from '../../../../people/texts';
import { useTexts } from '../../../../texts/texts';
import { actionTexts } from '../texts';

const NAMED = 5;

interface ActionTargetProps {
  membres: readonly ActedMember[];
  /** How many there are, where `membres` are only some of them. */
  count?: number | undefined;
}

/** The members that the dialog acts on: how many, and the first names. */
export function ActionTarget({ membres, count = membres.length }: ActionTargetProps) {
  const texts = useTexts(actionTexts);
  if (count === 0) return <>{texts.nobody}</>;
  // «et 1 autre» would not be shorter than the name.
  const named = count === NAMED + 1 ? NAMED + 1 : NAMED;
  const names = membres.slice(0, named).map(({ label }) => label);
  if (names.length === 0) return <>{membersOf(count)}</>;
  return <>{texts.scope(count, names.join(', '), count - names.length)}</>;
}
