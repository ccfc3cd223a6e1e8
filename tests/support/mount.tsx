import axe from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { mutate } from 'swr';
import { adoptSheet } from '../../embed/element/sheet.ts';

/*
 * Puts React nodes on the test page the two ways users meet them: in a shadow root, as the elements do, and in the
 * light DOM, as the React components do. Everything is taken away after each test, with the cache and the session.
 */

export interface Mounted {
  /** Where to look: the shadow root, or the light-DOM container. */
  root: ShadowRoot | HTMLElement;
  rerender(node: ReactNode): void;
  unmount(): void;
}

const mounted = new Set<() => void>();

function mountIn(host: HTMLElement, target: ShadowRoot | HTMLElement, node: ReactNode): Mounted {
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

/** Renders `node` in the shadow root of a new element, with the shared stylesheet, like a custom element does. */
export function mountInShadow(node: ReactNode): Mounted {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.fontSize = '16px';
  const shadow = host.attachShadow({ mode: 'open' });
  adoptSheet(shadow);
  return mountIn(host, shadow, node);
}

/** Renders `node` in the page itself, with the same styles on the document. */
export function mountInLight(node: ReactNode): Mounted {
  const host = document.body.appendChild(document.createElement('div'));
  adoptSheet(document);
  return mountIn(host, host, node);
}

/** Unmounts everything, empties the cache and forgets the session. Runs by itself after each test. */
export async function cleanup(): Promise<void> {
  for (const unmount of [...mounted]) unmount();
  await mutate(() => true, undefined, { revalidate: false });
  localStorage.clear();
  sessionStorage.clear();
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
}

/** Fails with a readable list when axe finds a violation inside `root` (default: the whole page). */
export async function axeCheck(root: ShadowRoot | Element = document.body): Promise<void> {
  const context = root instanceof ShadowRoot ? root.host : root;
  // Half-faded words have no contrast: entrances end first (a spinner never does, and is left alone).
  const scope = context.shadowRoot ?? (root.getRootNode() as Document | ShadowRoot);
  for (const animation of scope.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  const { violations } = await axe.run(context, {
    resultTypes: ['violations'],
    // Rules on the whole page: they are the host's business.
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

afterEach(cleanup);
