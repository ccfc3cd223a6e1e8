/** Those that the check reads; where a page sets none of them, the defaults are readable and nothing loads. */
const HOST_COLOURS = ['accent', 'on-accent', 'accent-text', 'text', 'text-muted', 'surface'];

/**
 * Checks the colours that the host has set for a widget, once the page has nothing else to do: their contrast, and what
 * follows from the accent where the browser can't compute it, which can't wait.
 */
export function checkColours(surface: HTMLElement): void {
  const style = getComputedStyle(surface);
  const read = (name: string) => style.getPropertyValue(name);
  const values = HOST_COLOURS.map((name) => read(`--parvis-${name}`));
  const isOld = surface.hasAttribute('data-own-accent') || Boolean(values[0] && !read('--pv-own'));
  if (!isOld && values.every((value) => !value)) return;
  const key = [surface.dataset.scheme, ...values].join();
  const load = () =>
    import('./hostColours').then(
      ({ watchColours }) => watchColours(surface, key, isOld),
      () => {},
    );
  if (isOld) load();
  else (globalThis.requestIdleCallback ?? setTimeout)(load);
}
