/*
 * What happens to a place of the page once the code is there: a twin gets its element, and what looks misspelt is said
 * in the console.
 */
import { areas } from '../src/areas/all';
import { observed, upgradeTwin } from './twin';

/** A framework may move a place about: each is warned of once. */
const warned = new WeakSet<Element>();

/** Starts the widget of an element or twin. Where the host took the place away meanwhile, nothing is left to do. */
export async function show(element: HTMLElement, tag: string | undefined): Promise<void> {
  const isTwin = element.localName !== tag;
  // A twin that is still being read would get the rest of its content beside the widget.
  if (isTwin) await parsed();
  if (!element.isConnected) return;
  const widget = tag && customElements.get(tag) && (isTwin ? upgradeTwin(element, tag) : element);
  if (warned.has(element)) return;
  warned.add(element);
  const known = widget ? observed(widget) : [];
  const written = isTwin ? Object.keys(element.dataset).map(dashed) : element.getAttributeNames();
  const odd = written.filter(
    (name) => !known.includes(name) && !/^(parvis|id|class|style|slot|part)$/.test(name),
  );
  if (widget && odd.length === 0) return;
  const { warnOfAttributes, warnOfTag } = await import('./spelling');
  if (widget) return warnOfAttributes(widget.localName, odd, known);
  const names = areas.map(({ name }) => name);
  warnOfTag(tag ? `<${tag}>` : `data-parvis="${element.dataset.parvis}"`, names);
}

const dashed = (prop: string) => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
