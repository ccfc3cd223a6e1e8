/*
 * What translators of browsers and extensions do to a page: they put each text into elements of their own, at once and
 * whenever a text appears. It must not use anything outside itself, because a page may get only its text.
 */

/**
 * How texts are rewritten. `replace`: by a copy within `<font><font>`, as Google's translator does. `move`: the text node
 * itself moves in there. `split`: the first letter is marked, as extensions do that mark what they find. `inPlace`: the
 * text node gets other words.
 */
export type Rewriting = 'replace' | 'move' | 'split' | 'inPlace';

export interface Translator {
  /** How many texts were rewritten. */
  count(): number;
  /** Stops, and puts the original texts back where their replacement is still in the page. */
  revert(): void;
}

/**
 * Rewrites all texts of the page, or of the given roots, through open shadow roots too. Words stay as they are unless
 * `words` changes them. Over 50 lines because a page gets only the text of this function.
 */
export function translate(
  rewriting: Rewriting,
  roots: (Document | ShadowRoot | Element)[] = [document],
  words: (text: string) => string = (text) => text,
): Translator {
  const UNTOUCHED = 'script, style, textarea, input, select, option, svg, font, mark, [translate=no]';
  const originals = new Map<Node, Text>();
  const done = new WeakSet<Node>();
  const observers: MutationObserver[] = [];
  let count = 0;

  const rewrite = (text: Text) => {
    const parent = text.parentElement;
    if (done.has(text) || !text.data.trim() || parent?.closest(UNTOUCHED)) return;
    count += 1;
    if (rewriting === 'inPlace') {
      done.add(text);
      text.data = words(text.data);
      return;
    }
    if (rewriting === 'split') {
      const start = text.data.length - text.data.trimStart().length;
      const first = start ? text.splitText(start) : text;
      done.add(text);
      done.add(first.splitText(1));
      const mark = document.createElement('mark');
      first.replaceWith(mark);
      mark.append(first);
      return;
    }
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    const copy = rewriting === 'move' ? text : document.createTextNode(text.data);
    text.replaceWith(outer);
    copy.data = words(copy.data);
    inner.append(copy);
    done.add(copy);
    originals.set(outer, text);
  };

  const enter = (node: Node) => {
    if (node instanceof Text) return rewrite(node);
    const texts: Text[] = [];
    const elements: Element[] = node instanceof Element ? [node] : [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      else elements.push(walker.currentNode as Element);
    }
    for (const text of texts) rewrite(text);
    for (const { shadowRoot } of elements) if (shadowRoot) watch(shadowRoot);
  };
  const watched = new Set<Node>();
  const watch = (root: Node) => {
    if (watched.has(root)) return;
    watched.add(root);
    const observer = new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        if (type === 'characterData') {
          done.delete(target);
          if (target.isConnected && rewriting !== 'inPlace') rewrite(target as Text);
        } else for (const node of addedNodes) if (node.isConnected) enter(node);
      }
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    observers.push(observer);
    enter(root);
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    if (this.isConnected) watch(root);
    return root;
  };
  for (const root of roots) watch(root);
  return {
    count: () => count,
    revert() {
      Element.prototype.attachShadow = attachShadow;
      for (const observer of observers) observer.disconnect();
      for (const [font, text] of originals) if (font.parentNode) (font as Element).replaceWith(text);
    },
  };
}

/**
 * The texts below these roots that React keeps as nodes of their own: those that are not the only content of an element.
 * A translator takes such a node away from React. It must not use anything outside itself.
 */
export function textsOfReact(roots: (Document | ShadowRoot | Element)[] = [document]): string[] {
  const found: string[] = [];
  const enter = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot) enter(node.shadowRoot);
      // React marks the nodes that it has made itself.
      if (node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber')))
        found.push(`«${node.data}» in ${node.parentElement?.outerHTML.slice(0, 160) ?? 'a root'}`);
    }
  };
  for (const root of roots) enter(root);
  return found;
}

/**
 * The elements below these roots that don't show the text that React last gave them. It must not use anything outside
 * itself.
 */
export function staleTexts(roots: (Document | ShadowRoot | Element)[] = [document]): string[] {
  const found: string[] = [];
  const enter = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (!(node instanceof Element)) continue;
      if (node.shadowRoot) enter(node.shadowRoot);
      const key = Object.keys(node).find((name) => name.startsWith('__reactProps'));
      const { children } = (key ? Reflect.get(node, key) : {}) as { children?: unknown };
      const isText = typeof children === 'string' || typeof children === 'number';
      if (isText && node.localName !== 'textarea' && node.textContent !== String(children))
        found.push(`«${node.textContent}» instead of «${children}»`);
    }
  };
  for (const root of roots) enter(root);
  return found;
}
