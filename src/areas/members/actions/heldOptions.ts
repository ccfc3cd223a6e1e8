import type { ActedMember, KnownMember } from '../../../people/moves';
import type { Option } from '../../../people/picker/useChoice';
import type { ActionTexts } from './texts.fr';

/** The options, with those marked that every member has already. */
export function withoutHeld(
  options: readonly Option[],
  members: readonly ActedMember[],
  heldBy: (known: KnownMember) => readonly number[],
  texts: ActionTexts,
): readonly Option[] {
  const [first, ...others] = members.map(({ known }) => new Set(known ? heldBy(known) : []));
  if (!first?.size) return options;
  const isHeld = (id: number) => first.has(id) && others.every((held) => held.has(id));
  return options.map((option) =>
    isHeld(option.id) ? { ...option, detail: texts.held, isDisabled: true } : option,
  );
}
