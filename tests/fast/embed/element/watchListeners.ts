/** Records the listeners added to the window and the document and not removed, besides React's permanent one. */
export function watchListeners(): { left(): string[]; stop(): void } {
  const targets: EventTarget[] = [window, document, document.documentElement, document.body];
  const kept = new Map<string, number>();
  const restore = targets.map((target) => {
    const { addEventListener: add, removeEventListener: remove } = target;
    const count = (type: string, by: number) => kept.set(type, (kept.get(type) ?? 0) + by);
    target.addEventListener = (...args: Parameters<typeof add>) => {
      const isOnce = typeof args[2] === 'object' && (args[2]?.once || args[2]?.signal);
      if (!isOnce) count(args[0], 1);
      return add.apply(target, args);
    };
    target.removeEventListener = (...args: Parameters<typeof remove>) => {
      count(args[0], -1);
      return remove.apply(target, args);
    };
    return () => Object.assign(target, { addEventListener: add, removeEventListener: remove });
  });
  return {
    left: () =>
      [...kept].filter(([type, count]) => count > 0 && type !== 'selectionchange').map(([type]) => type),
    stop() {
      for (const undo of restore) undo();
    },
  };
}
