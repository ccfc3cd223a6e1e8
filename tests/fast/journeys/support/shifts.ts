/*
 * Records every layout shift of a page: which element moved, from where to where.
 */
import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    /** Filled by the script of `watchShifts`. */
    shifts: string[];
  }
}

/** When shifts begin to count: at the page's first paint, or at the first frame after the loader ran. */
export type Since = 'first paint' | 'loader';

/** Starts recording; call it before the page loads. */
export function watchShifts(page: Page, since: Since): Promise<unknown> {
  return page.addInitScript((from) => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    const describe = ({ node, previousRect: was, currentRect: is }: Shift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const root = element?.getRootNode();
      const where = root instanceof ShadowRoot ? root.host.localName : 'page';
      return `${where} ${element?.localName}.${element?.className} ${was.y}→${is.y} ${was.height}→${is.height}`;
    };
    const start = () =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[])
          shifts.push(`${entry.value.toFixed(4)} ${entry.sources.map(describe).join(', ')}`);
      }).observe({ type: 'layout-shift', buffered: from === 'first paint' });
    if (from === 'first paint') return start();
    // The loader first asks for chunks; the frame after the next one shows the reserved space.
    const loader = new MutationObserver(() => {
      if (!document.querySelector('link[rel=modulepreload]')) return;
      loader.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(start));
    });
    loader.observe(document, { childList: true, subtree: true });
  }, since);
}

export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => window.shifts);
}

/** Slows the network down to a weak mobile connection. */
export async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const speed = 400 * 1024;
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
}
