/*
 * Runs in the page before all other scripts, and gives the probes what they need to look through shadow roots. It must
 * not use anything outside itself, because the page gets only its text.
 */

export interface Probe {
  /** Visible elements that can be reached: of the open menu, else of the topmost modal dialog, else of the page. */
  elements(): HTMLElement[];
  /** Whether `elements` covers only a menu or a dialog. */
  isPart(): boolean;
  controls(): HTMLElement[];
  /** Whether the element is there for screen readers only. */
  isHiddenFromView(element: Element): boolean;
  /** Role, classes and name, for messages: `button «Actions»`. */
  nameOf(element: Element): string;
  focused(): HTMLElement;
  /** The topmost element at this point, shadow roots included. */
  at(x: number, y: number): Element | null;
  parentOf(element: Element): Element | null;
  /** The colour of the first opaque background behind the element, `[red, green, blue]`. */
  backdropOf(element: Element | null): number[];
  colorOf(css: string): number[];
  contrast(a: readonly number[], b: readonly number[]): number;
}

declare global {
  var probe: Probe;
  /** Chromium computes both for every element. */
  interface Element {
    computedRole: string;
    computedName: string;
  }
}

/** Over 50 lines because the page gets only the text of this function. */
export function installProbe(): void {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=button], [role=tab], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=option], [role=checkbox], [role=radio], [role=switch], [role=slider], [role=gridcell][tabindex]';

  const isShown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  function* within(root: Document | ShadowRoot | Element): Generator<HTMLElement> {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      yield element;
      if (element.shadowRoot) yield* within(element.shadowRoot);
    }
  }
  const parentOf = (element: Element) => {
    const root = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const scope = () => {
    const all = [...within(document)];
    const popover = all.findLast((element) => element.matches('[popover=auto]:popover-open'));
    if (popover) return popover;
    const modals = all.filter((element) => element.matches('dialog:modal'));
    const asking = modals.filter((element) => element.matches('[role=alertdialog]'));
    return asking.at(-1) ?? modals.at(-1) ?? document;
  };
  const elements = () =>
    [...within(scope())].filter((element) => isShown(element) && !element.closest('[inert]'));
  const isHiddenFromView = (element: Element) => {
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const { clipPath, position, opacity } = getComputedStyle(at);
      if (/inset\((50|100)%/.test(clipPath) || opacity === '0') return true;
      const { width, height } = at.getBoundingClientRect();
      if (position === 'absolute' && width <= 1 && height <= 1) return true;
    }
    return false;
  };
  const nameOf = (element: Element) => {
    const { computedRole, computedName } = element;
    const words = computedName || element.textContent?.trim().slice(0, 60) || '';
    const style = [...element.classList].map((name) => name.replace(/_[\w-]{4,8}$/, '')).join('.');
    return `${computedRole || element.localName}${style ? `.${style}` : ''} «${words.slice(0, 60)}»`;
  };
  const deepest = (find: (root: Document | ShadowRoot) => Element | null) => {
    let found = find(document);
    while (found?.shadowRoot) {
      const inner = find(found.shadowRoot);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  };
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const colorOf = (css: string) => {
    if (!pen) return [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const backdropOf = (element: Element | null) => {
    const veils: number[][] = [];
    let solid = matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18] : [255, 255, 255];
    for (let at = element; at; at = parentOf(at)) {
      const color = colorOf(getComputedStyle(at).backgroundColor);
      if (color[3] === 255) {
        solid = color.slice(0, 3);
        break;
      }
      if (color[3]) veils.unshift(color);
    }
    for (const [r = 0, g = 0, b = 0, a = 0] of veils)
      solid = [r, g, b].map((value, i) => value * (a / 255) + (solid[i] ?? 0) * (1 - a / 255));
    return solid;
  };
  const light = (color: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = color.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  globalThis.probe = {
    elements,
    isPart: () => scope() !== document,
    controls: () => elements().filter((element) => element.matches(CONTROLS)),
    isHiddenFromView,
    nameOf,
    focused: () => deepest((root) => root.activeElement) as HTMLElement,
    at: (x, y) => deepest((root) => root.elementFromPoint(x, y)),
    parentOf,
    backdropOf,
    colorOf,
    contrast(a, b) {
      const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
      return (high + 0.05) / (low + 0.05);
    },
  };
}
