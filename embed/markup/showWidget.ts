/*
 * What happens to an element or placeholder once the code is loaded: a placeholder gets its element, and the console
 * reports likely spelling mistakes. Elements check their own attributes.
 */
import type { WakableElement } from '../element/elementFor';
import { checkAttributes } from './checkAttributes';
import { fillPlaceholder, observed } from './placeholder';

/** Warns about each place only once, because a framework may move it within the page. */
const warned = new WeakSet<Element>();

/** Starts the widget of an element or placeholder. If the host has removed the place meanwhile, nothing is started. */
export async function show(element: HTMLElement, tag: string | undefined): Promise<void> {
  const isPlaceholder = element.localName !== tag;
  // If the placeholder is still being parsed, the rest of its content would appear beside the widget.
  if (isPlaceholder) await parsed();
  if (!element.isConnected) return;
  const widget = tag && customElements.get(tag) && (isPlaceholder ? fillPlaceholder(element, tag) : element);
  // It was near enough for its code.
  if (widget) (widget as Partial<WakableElement>).wake?.();
  if (warned.has(element)) return;
  warned.add(element);
  if (widget) {
    const written = Object.keys(element.dataset).map(dashed);
    return isPlaceholder ? checkAttributes(widget, observed(widget), written) : undefined;
  }
  const loads = [import('./spelling'), import('../../src/areas/all')] as const;
  const [{ releaseHeight, warnOfTag }, { areas }] = await Promise.all(loads);
  const names = areas.map(({ name }) => name);
  const { parvis = '' } = element.dataset;
  if (isPlaceholder) {
    releaseHeight(parvis);
    return warnOfTag(`data-parvis="${parvis}"`, names, (name) => `data-parvis="${name}"`);
  }
  warnOfTag(`<${tag}>`, names, (name) => `<parvis-${name}>`);
}

const dashed = (prop: string) => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
