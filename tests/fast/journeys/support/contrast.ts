/*
 * Whether the text of a widget is legible on the backgrounds that the page really has behind it.
 */
import type { Locator } from 'playwright-core';

/** Contrast of the element's text with the backgrounds behind it, composed through shadow roots. */
export function contrastOf(element: Locator): Promise<number> {
  return element.evaluate((start) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws no canvas.');
    const grounds: string[] = [];
    const above = (node: Element): Element | null => {
      const root = node.getRootNode();
      return node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    for (let node: Element | null = start; node; node = above(node))
      grounds.unshift(getComputedStyle(node).backgroundColor);
    const read = (colours: string[]) => {
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      const parts = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
        const value = part / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
    };
    const page = getComputedStyle(document.documentElement).colorScheme.includes('dark') ? '#121212' : '#fff';
    const ground = read([page, ...grounds]);
    const text = read([page, ...grounds, getComputedStyle(start).color]);
    return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
  });
}
