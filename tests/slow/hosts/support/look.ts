/*
 * Records the look of a widget: for every element of its shadow root, and for its ::before, ::after, ::placeholder and
 * ::backdrop, all computed styles, and its position relative to the widget.
 */
import type { Page } from 'playwright-core';

/**
 * Adds `parvisLook` to the page. Call it before the page loads. It is one long function, because its source text is sent
 * to the browser.
 */
export function addLook(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const pseudos = ['', '::before', '::after', '::placeholder', '::backdrop', '::marker'];

    let names: string[] = [];
    // Left out: the page's custom properties, properties that repeat another, and those whose `auto` depends on the
    // container.
    const unneeded = /^--|^(min|max)?-?(inline|block)-size|-(inline|block)(-|$)|-origin$|^min-height$/;

    // Charts give their clip paths random names.
    const named = (value: string) => value.replace(/url\("#\w+"\)/g, 'url("#…")');

    /** Undefined for a pseudo-element that does not exist. */
    function styleOf(element: Element, pseudo: string): string[] | undefined {
      const style = getComputedStyle(element, pseudo || null);
      if (/before|after/.test(pseudo) && style.content === 'none') return undefined;
      if (names.length === 0) names = [...style].filter((name) => !unneeded.test(name));
      return names.map((name) => `${name}: ${named(style.getPropertyValue(name))}`);
    }

    function pathOf(element: Element): string {
      const own = `${element.localName}${element.classList[0] ? `.${element.classList[0]}` : ''}`;
      return element.parentElement ? `${pathOf(element.parentElement)} > ${own}` : own;
    }

    function look(tag: string): Record<string, string[]> {
      const host = document.querySelector(tag);
      const surface = host?.shadowRoot?.querySelector('.parvis');
      if (!host?.shadowRoot || !surface) throw new Error(`<${tag}> shows nothing.`);
      const origin = surface.getBoundingClientRect();
      const found: Record<string, string[]> = {};
      // A template shows nothing; the chart that is drawn first has one beside it, and any of them may be first.
      for (const [at, element] of [
        ...host.shadowRoot.querySelectorAll('.parvis, .parvis :not(template, svg[aria-hidden] *)'),
      ].entries()) {
        const { x, y, width, height } = element.getBoundingClientRect();
        // Elements in the top layer are positioned relative to the window.
        const isFree = element.closest('dialog, [popover]');
        const [left, top] = isFree ? [x, y] : [x - origin.x, y - origin.y];
        const box = [left, top, width, height].map((length) => length.toFixed(2)).join(' ');
        for (const pseudo of pseudos) {
          if (pseudo === '::backdrop' && !element.matches('dialog[open], :popover-open')) continue;
          if (pseudo === '::placeholder' && !element.matches('input, textarea')) continue;
          if (pseudo === '::marker' && !element.matches('li, summary')) continue;
          const style = styleOf(element, pseudo);
          if (style) found[`${at} ${pathOf(element)}${pseudo}`] = [`box: ${box}`, ...style];
        }
      }
      return found;
    }

    let kept: Record<string, string[]> = {};
    globalThis.parvisLook = {
      keepLook(tag: string, given?: Record<string, string[]>) {
        kept = given ?? look(tag);
        return Object.keys(kept).length;
      },
      lookOf: look,
      /** The differences from the recorded look, at most 12 lines. */
      changedLook(tag: string): string[] {
        const now = look(tag);
        // In the order of the page: an element more or less is named before all that it moves.
        const paths = [...new Set([...Object.keys(kept), ...Object.keys(now)])].sort(
          (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
        );
        return paths
          .flatMap((path) => {
            const [before, after] = [kept[path], now[path]];
            if (!before || !after) return [`${path} | ${after ? 'was not there' : 'is not there any more'}`];
            if (before.join() === after.join()) return [];
            return after
              .filter((line, at) => line !== before[at])
              .map((line) => `${path} | ${line} (was ${before[after.indexOf(line)]})`);
          })
          .slice(0, 12);
      },
    };
  });
}

type Look = Record<string, string[]>;

interface Looks {
  lookOf(tag: string): Look;
  keepLook(tag: string, given?: Look): number;
  changedLook(tag: string): string[];
}

declare global {
  var parvisLook: Looks;
}

/** Records the current look of the widget. Returns how many elements it has. */
export function keepLook(page: Page, tag: string): Promise<number> {
  return page.evaluate((name) => parvisLook.keepLook(name), tag);
}

/** The recorded look, to compare on another page. */
export function lookOf(page: Page, tag: string): Promise<Look> {
  return page.evaluate((name) => parvisLook.lookOf(name), tag);
}

/** Takes the look that a widget had on another page. */
export async function takeLook(page: Page, tag: string, look: Look): Promise<void> {
  await page.evaluate(([name, given]) => void parvisLook.keepLook(name, given), [tag, look] as const);
}

/** Every property that has changed, with its element. */
export function changedLook(page: Page, tag: string): Promise<string[]> {
  return page.evaluate((name) => parvisLook.changedLook(name), tag);
}

/** Waits for two frames, after which style changes are drawn and resize observers have run. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Adds a style sheet to the page and waits until it is drawn. Returns a function that removes it. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const set = async (text: string) => {
    await page.evaluate((given) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(given);
      document.adoptedStyleSheets = given ? [sheet] : [];
    }, text);
    await settled(page);
  };
  await set(css);
  return () => set('');
}
