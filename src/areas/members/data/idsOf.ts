/** Distinct positive whole numbers of a comma-separated text; others are dropped. */
export function idsOf(text: string): number[] {
  const ids = text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)];
}
