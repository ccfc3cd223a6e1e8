import type { Refusal } from '../../../people/removal/refusals';
import type { actionTexts } from './texts';

/** One line per member that was left out; empty when there is none. */
export function refusalText(
  refusals: readonly Refusal[],
  membres: readonly { id: number; label: string }[],
  texts: typeof actionTexts,
): string {
  if (refusals.length === 0) return '';
  const labels = new Map(membres.map(({ id, label }) => [id, label]));
  const lines = refusals.map(({ id, nom, message }) =>
    texts.refusal(labels.get(id ?? Number.NaN) ?? nom ?? `n°\u00a0${id}`, message ?? ''),
  );
  return [texts.refused(refusals.length), ...lines].join('\n');
}
