import { useTexts } from '../../../../texts/texts';
import { actionTexts } from '../texts';
import type { ActedMember } from './moves';

const NAMED = 5;

/** The members that the dialog acts on: how many, and the first names. */
export function ActionTarget({ membres }: { membres: readonly ActedMember[] }) {
  const texts = useTexts(actionTexts);
  if (membres.length === 0) return texts.nobody;
  // «et 1 autre» would not be shorter than the name.
  const named = membres.length === NAMED + 1 ? NAMED + 1 : NAMED;
  const names = membres.slice(0, named).map(({ label }) => label);
  return texts.scope(membres.length, names.join(', '), membres.length - names.length);
}
