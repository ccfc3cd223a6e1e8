/** A colour as the browser computes it, whatever notation the page used: red, green, blue and alpha of 0 to 1. */
export function channels(colour: string, probe: HTMLElement): number[] {
  probe.style.setProperty('outline-color', `color-mix(in srgb, ${colour}, ${colour})`);
  const numbers =
    getComputedStyle(probe)
      .outlineColor.replace('srgb', '')
      .match(/[\d.e-]+/g) ?? [];
  probe.style.removeProperty('outline-color');
  if (!probe.getAttribute('style')) probe.removeAttribute('style');
  return numbers.map(Number).filter((number) => !Number.isNaN(number));
}

const above = (element: Element): Element | null =>
  element.assignedSlot ??
  element.parentElement ??
  (element.getRootNode() as Partial<ShadowRoot>).host ??
  null;

/** Whether the scheme of the page is dark in this place, whatever its backgrounds are. */
export function isDarkAround(place: Element): boolean {
  const scheme = getComputedStyle(above(place) ?? place).colorScheme;
  if (!scheme.includes('dark')) return false;
  return !scheme.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}

/**
 * Relative luminance, 0 to 1, of the page's background behind an element; undefined for a picture or a gradient.
 * `visit` is called with every element that was examined.
 */
export function pageLuminance(surface: HTMLElement, visit: (element: Element) => void): number | undefined {
  let colour = [0, 0, 0];
  let seen = 1;
  let isUnknown = false;
  for (let element = above(surface); element; element = above(element)) {
    visit(element);
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (seen > 0.02 && backgroundImage !== 'none') isUnknown = true;
    if (seen <= 0.02 || /^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) continue;
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(backgroundColor, surface);
    colour = [red, green, blue].map((part, at) => (colour[at] ?? 0) + part * alpha * seen);
    seen *= 1 - alpha;
  }
  if (isUnknown) return undefined;
  const canvas = isDarkAround(document.documentElement) ? 0.07 : 1;
  const [red = 0, green = 0, blue = 0] = colour.map((part) => (part + canvas * seen) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
