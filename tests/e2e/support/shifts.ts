/*
 * What moves on a page by itself: every layout shift, with what moved, from where to where.
 */
import type { Page } from 'playwright-core';

/** From when shifts count: the page's first paint, or the first frame that the loader had a part in. */
export type Since = 'first paint' | 'loader';

/** To be called before the page loads. */
export function watchShifts(page: Page, since: Since): Promise<unknown> {
  return page.addInitScript((from) => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
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
    // Its first deed is to ask for chunks; the frame after the next shows what it reserved.
    const loader = new MutationObserver(() => {
      if (!document.querySelector('link[rel=modulepreload]')) return;
      loader.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(start));
    });
    loader.observe(document, { childList: true, subtree: true });
  }, since);
}

export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}

/** Bytes come as over a weak mobile line. */
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
