/** What is shown of a refusal while the visitor corrects it. No React. */
import type { Answers, Problems } from './answers';

/**
 * What is still wrong of what was refused: a problem leaves as soon as its field is right, and changes its sentence with it. What the
 * back end alone has refused leaves when its field is changed.
 * @param now what the form itself finds wrong
 * @param sent the values that the back end refused, by key; undefined where nothing was sent
 */
export function stillWrong(
  told: Problems,
  { now, sent, values }: { now: Problems; sent: Answers | undefined; values: Answers },
): Problems {
  const left: Record<string, string> = {};
  for (const [key, sentence] of Object.entries(told)) {
    const isUnchanged = sent !== undefined && sent[key] === values[key];
    const wrong = now[key] ?? (isUnchanged ? sentence : undefined);
    if (wrong) left[key] = wrong;
  }
  return left;
}
