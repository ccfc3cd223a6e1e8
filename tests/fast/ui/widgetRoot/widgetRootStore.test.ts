import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WidgetRootStore } from '../../../../src/ui/widgetRoot/WidgetRootStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store with one dialog open. */
function withDialog(): WidgetRootStore {
  const store = new WidgetRootStore();
  store.pushDialog('dialog', {} as HTMLElement, null);
  return store;
}

describe('WidgetRootStore', () => {
  it('lets the page announce a text that comes as a dialog closes', () => {
    const store = withDialog();
    store.announce('Groupe créé');
    store.popDialog('dialog');
    expect(store.get()).toMatchObject({ top: null, message: 'Groupe créé' });
  });

  it('does not let the page repeat what a dialog announced long before', () => {
    const store = withDialog();
    store.announce('12 lignes lues');
    vi.advanceTimersByTime(5000);
    store.popDialog('dialog');
    expect(store.get()).toMatchObject({ top: null, message: '' });
  });

  it('keeps a notice that is no success until it is closed [V7]', () => {
    const store = new WidgetRootStore();
    store.toast(() => null, 'Rôle créé');
    store.toast(() => null, 'Personne n’a pu être prévenu', undefined, { kind: 'warning' });
    vi.advanceTimersByTime(60_000);
    store.pauseToasts();
    store.resumeToasts();
    vi.advanceTimersByTime(60_000);
    expect(store.get().toasts.map(({ text }) => text)).toEqual(['Personne n’a pu être prévenu']);
    for (const { id } of store.get().toasts) store.dropToast(id);
    expect(store.get().toasts).toEqual([]);
  });
});
