import type { Refusal } from '../../../people/removal/refusals';
import type { memberActionTexts } from './texts.fr';

/** One line per member that was left out; empty when there is none. */
export function refusalText(
  refusals: readonly Refusal[],
  members: readonly { id: number; label: string }[],
  texts: typeof memberActionTexts,
): string {
  if (refusals.length === 0) return '';
  const labels = new Map(members.map(({ id, label }) => [id, label]));
  const lines = refusals.map(({ id, nom, message }) =>
    texts.refusal(labels.get(id ?? Number.NaN) ?? nom ?? `n°\u00a0${id}`, message ?? ''),
  );
  return [texts.refused(refusals.length), ...lines].join('\n');
}
