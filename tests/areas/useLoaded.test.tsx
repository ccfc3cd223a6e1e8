// @vitest-environment happy-dom
import { act, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Load, loadOnce, useLoaded } from '../../src/areas/frame/useLoaded';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
const place = () => document.createElement('div');

afterEach(() => act(() => root.unmount()));

async function show(node: ReactNode): Promise<HTMLElement> {
  const element = place();
  root = createRoot(element);
  await act(async () => root.render(node));
  return element;
}

function Screen({ load }: { load: Load<string> }) {
  const { loaded } = useLoaded(load);
  return loaded && 'value' in loaded ? loaded.value : 'waiting';
}

/** Gets the code right after the first commit, as another widget of the page would. */
function Neighbour({ load }: { load: Load<string> }) {
  useLayoutEffect(() => void loadOnce(load), [load]);
  return null;
}

describe('Code that a screen loads', () => {
  it('shows when it comes', async () => {
    const load = async () => ({ default: 'the screen' });
    expect((await show(<Screen load={load} />)).textContent).toBe('the screen');
  });

  it('shows at once when it was loaded ahead', async () => {
    const load = async () => ({ default: 'the screen' });
    await loadOnce(load);
    const element = place();
    root = createRoot(element);
    act(() => root.render(<Screen load={load} />));
    expect(element.textContent).toBe('the screen');
  });

  it('shows when it comes between the render that waits for it and its effect', async () => {
    const load = async () => ({ default: 'the screen' });
    const element = place();
    root = createRoot(element);
    // As in a page: `act` would run the effects before the code has come.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    root.render([<Neighbour key="neighbour" load={load} />, <Screen key="screen" load={load} />]);
    await vi.waitFor(() => expect(element.textContent).toBe('the screen'));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
});
