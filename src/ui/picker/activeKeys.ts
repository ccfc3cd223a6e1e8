/** No option is active, so keys act on the text. */
export const NONE = -1;

/** The option of `count` that a key makes active; undefined for keys that don't move. */
export function activeAfter(key: string, active: number, count: number, page: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, active + 1);
    case 'ArrowUp':
      return active === NONE ? last : Math.max(0, active - 1);
    case 'PageDown':
      return Math.min(last, Math.max(0, active) + page);
    case 'PageUp':
      return Math.max(0, active - page);
    // In the text these keys move the caret. Among options they go to the ends.
    case 'Home':
      return active === NONE ? undefined : 0;
    case 'End':
      return active === NONE ? undefined : last;
    default:
      return undefined;
  }
}
