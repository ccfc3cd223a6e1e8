import type { actionTexts } from '../texts';

/** A member an action left out, and why. */
interface Refusal {
  id?: number | null | undefined;
  nom?: string | null | undefined;
  message?: string | null | undefined;
}

interface Refused {
  refus?: readonly Refusal[] | null | undefined;
}

/** The answer of an action on several members. Some back ends list those they left out. */
export interface Answered extends Refused {
  data?: Refused | null | undefined;
}

export const refusalsIn = ({ refus, data }: Answered): readonly Refusal[] => refus ?? data?.refus ?? [];

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
