import axe from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { mutate } from 'swr';
import { adoptSheets } from '../../embed/element/sheet.ts';
import { provideParts } from '../../src/areas/loadPart.ts';
import { partNamed } from '../../src/areas/parts.ts';
import { textsOfReact } from './translator.ts';

/*
 * Renders React nodes in the test page in the two ways users meet them: in a shadow root, as elements do, and in the
 * light DOM, as React components do. After each test, everything is removed, with the cache and the session.
 */

provideParts(partNamed);

export interface Mounted<Root extends ShadowRoot | HTMLElement = ShadowRoot | HTMLElement> {
  /** The root to search: the shadow root, or the container in the light DOM. */
  root: Root;
  rerender(node: ReactNode): void;
  unmount(): void;
}

/** Either of the two ways. */
export type Mount = (node: ReactNode) => Mounted;

const mounted = new Set<() => void>();

function mountIn<Target extends ShadowRoot | HTMLElement>(
  host: HTMLElement,
  target: Target,
  node: ReactNode,
): Mounted<Target> {
  const container = target.appendChild(document.createElement('div'));
  const root: Root = createRoot(container);
  const render = (next: ReactNode) => flushSync(() => root.render(next));
  const unmount = () => {
    if (!mounted.delete(unmount)) return;
    flushSync(() => root.unmount());
    host.remove();
  };
  mounted.add(unmount);
  render(node);
  return { root: target, rerender: render, unmount };
}

/** Renders `node` in the shadow root of a new element, with the shared style sheet, as a custom element does. */
export function mountInShadow(node: ReactNode): Mounted<ShadowRoot> {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.fontSize = '16px';
  const shadow = host.attachShadow({ mode: 'open' });
  adoptSheets(shadow);
  return mountIn(host, shadow, node);
}

/** Renders `node` in the page itself, with the same styles on the document. */
export function mountInLight(node: ReactNode): Mounted<HTMLElement> {
  const host = document.body.appendChild(document.createElement('div'));
  adoptSheets(document);
  return mountIn(host, host, node);
}

/** Unmounts everything, empties the cache and clears the session. Runs after each test. */
export async function cleanup(): Promise<void> {
  for (const unmount of [...mounted]) unmount();
  await mutate(() => true, undefined, { revalidate: false });
  localStorage.clear();
  sessionStorage.clear();
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
}

/** Fails with a readable list when axe finds a violation inside `root`, by default the whole page. */
export async function axeCheck(root: ShadowRoot | Element = document.body): Promise<void> {
  const context = root instanceof ShadowRoot ? root.host : root;
  // Text that is fading in has too little contrast, so finite animations end first. Spinners never end and are left
  // alone.
  const scope = context.shadowRoot ?? (root.getRootNode() as Document | ShadowRoot);
  for (const animation of scope.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  const { violations } = await axe.run(context, {
    resultTypes: ['violations'],
    // These rules are about the whole page, which is the host's.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  if (violations.length === 0) return;
  const lines = violations.flatMap((v) =>
    v.nodes.map((n) => `${v.id}: ${v.help}\n    ${n.html}\n    ${n.failureSummary}`),
  );
  throw new Error(`${lines.length} accessibility violation(s):\n${lines.join('\n')}`);
}

/** Every text of our components stands alone in its element, where no translator can take it away from React. */
function checkTexts(): void {
  const bare = textsOfReact();
  if (bare.length > 0) throw new Error(`Texts that are not alone in an element:\n${bare.join('\n')}`);
}

afterEach(async () => {
  try {
    checkTexts();
  } finally {
    await cleanup();
  }
});
