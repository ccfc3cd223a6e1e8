/*
 * What kept a page from answering while it did something, by the browser's own account: Long Animation Frames and the
 * times of interactions (Chromium).
 */

/** Begins to record. Call it once for each page. */
export const watchFrames = (page) =>
  page.evaluate(() => {
    const seen = { frames: [], interactions: [] };
    globalThis.slowFrames = seen;
    new PerformanceObserver((list) => seen.frames.push(...list.getEntries())).observe({
      type: 'long-animation-frame',
    });
    new PerformanceObserver((list) => seen.interactions.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
    });
  });

/**
 * Forgets what came before, acts and tells what it cost.
 * @returns {Promise<{ blocked: number, worst: number, layout: number, functions: Record<string, number> }>}
 *   milliseconds: what frames blocked, the slowest interaction, forced style and layout, and scripts by their function
 */
export async function slowFramesOf(page, act) {
  await page.evaluate(() => {
    globalThis.slowFrames.frames.length = 0;
    globalThis.slowFrames.interactions.length = 0;
  });
  await act();
  return page.evaluate(() => {
    const { frames, interactions } = globalThis.slowFrames;
    const scripts = frames.flatMap((frame) => frame.scripts);
    const functions = {};
    for (const { duration, sourceFunctionName, sourceURL, invoker } of scripts) {
      const file = sourceURL.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');
      const name = `${sourceFunctionName || invoker} ${file}`;
      functions[name] = (functions[name] ?? 0) + duration;
    }
    const sum = (values) => values.reduce((total, value) => total + value, 0);
    return {
      blocked: sum(frames.map(({ blockingDuration }) => blockingDuration)),
      worst: Math.max(
        0,
        ...interactions.filter(({ interactionId }) => interactionId).map(({ duration }) => duration),
      ),
      layout: sum(scripts.map(({ forcedStyleAndLayoutDuration }) => forcedStyleAndLayoutDuration)),
      functions,
    };
  });
}
