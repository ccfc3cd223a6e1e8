// @vitest-environment happy-dom
import { act, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Load, loadOnce } from '../../../../src/ui/loading/loadOnce';
import { useLazyModule } from '../../../../src/ui/loading/useLazyModule';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;

afterEach(() => act(() => root.unmount()));

async function show(node: ReactNode): Promise<HTMLElement> {
  const element = document.createElement('div');
  root = createRoot(element);
  await act(async () => root.render(node));
  return element;
}

function Screen({ load }: { load: Load<string> }) {
  return useLazyModule(load).value ?? 'waiting';
}

/** Offers to load the code again once that has failed. */
function Retrying({ load }: { load: Load<string> }) {
  const { value, error, retry } = useLazyModule(load);
  if (value) return value;
  return error === undefined ? (
    'waiting'
  ) : (
    <button type="button" onClick={retry}>
      {'failed'}
    </button>
  );
}

/** Loads the code right after the first commit, as another widget of the page would. */
function Neighbour({ load }: { load: Load<string> }) {
  useLayoutEffect(() => void loadOnce(load), [load]);
  return null;
}

describe('useLazyModule', () => {
  it('shows code when it comes', async () => {
    const load = async () => ({ default: 'the screen' });
    expect((await show(<Screen load={load} />)).textContent).toBe('the screen');
  });

  it('shows at once what was loaded ahead', async () => {
    const load = async () => ({ default: 'the screen' });
    await loadOnce(load);
    const element = document.createElement('div');
    root = createRoot(element);
    act(() => root.render(<Screen load={load} />));
    expect(element.textContent).toBe('the screen');
  });

  it('shows code that comes between the render that waits for it and its effect', async () => {
    const load = async () => ({ default: 'the screen' });
    const element = document.createElement('div');
    root = createRoot(element);
    // As in a page: `act` would run the effects before the code has come.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    root.render([<Neighbour key="neighbour" load={load} />, <Screen key="screen" load={load} />]);
    await vi.waitFor(() => expect(element.textContent).toBe('the screen'));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  it('shows code in every part that waits for it once one of them has asked again', async () => {
    let isBlocked = true;
    const load = async () => {
      if (isBlocked) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: 'the screen' };
    };
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = await show([<Screen key="part" load={load} />, <Retrying key="retrying" load={load} />]);
    expect(element.textContent).toBe('waitingfailed');
    isBlocked = false;
    await act(async () => element.querySelector('button')?.click());
    expect(element.textContent).toBe('the screenthe screen');
    error.mockRestore();
  });
});
