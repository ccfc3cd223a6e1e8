/** Records the delays of timers that were set and have neither fired nor been cleared. */
export function watchTimers(): { left(): number[]; stop(): void } {
  const { setTimeout: set, clearTimeout: clear } = window;
  const waiting = new Map<unknown, number>();
  const watched = (ring: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const id = set(() => {
      waiting.delete(id);
      ring(...args);
    }, delay);
    waiting.set(id, delay);
    return id;
  };
  const cleared: typeof clear = (id) => {
    waiting.delete(id);
    clear(id);
  };
  Object.assign(window, { setTimeout: watched, clearTimeout: cleared });
  return {
    left: () => [...waiting.values()],
    stop: () => void Object.assign(window, { setTimeout: set, clearTimeout: clear }),
  };
}
