import * as z from 'zod/mini';
import { texte } from '../../../../domain/wire';
import type { actionTexts } from '../texts';

/** A member an action left out, and why. Back ends that never do so don't send any. */
const refusal = z.object({ id: z.nullish(z.number()), nom: texte, message: texte });
export type Refusal = z.infer<typeof refusal>;

const answerWithRefusals = z.object({ refus: z.array(refusal) });
const envelope = z.object({ data: answerWithRefusals });

/** The members left out, wherever the answer says so. */
export function refusalsIn(answer: unknown): readonly Refusal[] {
  const read = answerWithRefusals.safeParse(answer);
  if (read.success) return read.data.refus;
  return envelope.safeParse(answer).data?.data.refus ?? [];
}

/** One line per member left out; empty when there is none. */
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
