/* Colours as they are painted, in the scheme that the widget has. */
import { contrast } from '../../../../src/domain/color.ts';

const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** The colours painted one over the other, as `#rrggbb`. */
export function painted(...colours: string[]): string {
  if (!context) throw new Error('This browser draws no canvas.');
  for (const colour of colours) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  const parts = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** What is painted behind an element, from the page on. */
export function groundOf(element: Element): string {
  const grounds: string[] = [];
  for (let node: Element | null = element; node; node = above(node))
    grounds.unshift(getComputedStyle(node).backgroundColor);
  const scheme = element.closest<HTMLElement>('.parvis')?.dataset.scheme;
  return painted(scheme === 'dark' ? '#11140f' : '#ffffff', ...grounds);
}

function above(node: Element): Element | null {
  const root = node.getRootNode();
  return node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** The contrast of an element's text. */
export const textContrast = (element: Element): number =>
  contrast(painted(groundOf(element), getComputedStyle(element).color), groundOf(element));

/** A token of the widget, as it is painted on its surface. */
export function token(root: Element, name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--pv-${name})`;
  probe.style.backgroundColor = 'var(--pv-surface)';
  root.append(probe);
  const { color, backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return painted(backgroundColor, color);
}
