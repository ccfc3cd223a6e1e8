import type { ComponentType, ReactNode } from 'react';
import type { NoticeKind } from '../toast/noticeKind';

/**
 * What a WidgetRoot shows above its screens: the queue of alerts and confirmations, the toasts, the text of the live
 * region, and the stack of open dialogs. Toasts and live regions must be in the topmost open dialog, because a modal
 * makes the rest inert, and the focus must return to the opener when dialogs close in any order. The caller of `ask` or
 * `toast` passes the component that shows it, so a widget without prompts and toasts (sign-in) doesn't load them.
 */
export type Tone = 'success' | 'error' | 'warning' | 'info';

interface Question {
  id: number;
  View: ComponentType<{ prompt: Prompt }>;
  title: string;
  text?: string | undefined;
  settle(confirmed: boolean): void;
}

/** An alert or a confirmation that waits for its answer. */
export type Prompt =
  | (Question & {
      kind: 'alert';
      tone: Tone;
      confirmLabel?: string | undefined;
      note?: string | undefined;
      actions?: readonly ToastAction[] | undefined;
    })
  | (Question & { kind: 'confirm'; confirmLabel: string; cancelLabel?: string | undefined; danger: boolean });

type WithoutPlumbing<T> = T extends Prompt ? Omit<T, 'id' | 'View' | 'settle'> : never;

/** A button of a toast or an alert, such as «Annuler». */
export interface ToastAction {
  label: string;
  run(): void;
}

export interface ToastItem {
  id: number;
  text: string;
  action?: ToastAction | undefined;
  /** Another kind than `success`, the default, stays until it is closed. */
  kind?: NoticeKind | undefined;
  /** Below the text. */
  more?: ReactNode;
}

type ToastsView = ComponentType<{ toasts: readonly ToastItem[] }>;

interface State {
  prompts: readonly Prompt[];
  toasts: readonly ToastItem[];
  Toasts: ToastsView | null;
  message: string;
  /** The id of the topmost open dialog of this WidgetRoot; null when none is open. */
  top: string | null;
}

interface OpenDialog {
  id: string;
  element: HTMLElement;
  opener: HTMLElement | null;
}

const TOAST_MS = 3000;
/** A toast with a button stays long enough to be read, reached and pressed. */
const ACTION_MS = 10_000;
/** A text of that age was read in the dialog it belongs to, so it is not read again after the dialog. */
const SAID_MS = 1000;

export class WidgetRootStore {
  root: HTMLElement | null = null;
  /** Where the focus goes once the dialog that was closed last is gone. */
  lastOpener: HTMLElement | null = null;
  /** One mark for each form and dialog that holds something unsaved. */
  readonly unsaved = new Set<object>();
  #state: State = { prompts: [], toasts: [], Toasts: null, message: '', top: null };
  #listeners = new Set<() => void>();
  #dialogs: OpenDialog[] = [];
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #count = 0;
  #announcedAt = 0;

  get = (): State => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(change: Partial<State>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** `gone` withdraws the question. */
  ask(View: Question['View'], question: WithoutPlumbing<Prompt>, gone?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const id = ++this.#count;
      const settle = (confirmed: boolean) => {
        this.#set({ prompts: this.#state.prompts.filter((prompt) => prompt.id !== id) });
        resolve(confirmed);
      };
      this.#set({ prompts: [...this.#state.prompts, { ...question, id, View, settle }] });
      gone?.addEventListener('abort', () => settle(false));
    });
  }

  announce = (text: string) => {
    this.#announcedAt = performance.now();
    // Screen readers would not read the same text twice in a row, so a difference is added.
    this.#set({ message: this.#state.message === text ? `${text}\u00a0` : text });
  };

  toast(
    Toasts: ToastsView,
    text: string,
    action?: ToastAction,
    standing: Pick<ToastItem, 'kind' | 'more'> = {},
  ) {
    const toast = { id: ++this.#count, text, action, ...standing };
    this.#set({ Toasts, toasts: [...this.#state.toasts, toast] });
    this.announce(text);
    this.#startToast(toast);
  }

  dropToast = (id: number) => {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#set({ toasts: this.#state.toasts.filter((toast) => toast.id !== id) });
  };

  /** While the pointer or the focus is on a toast, none disappears. */
  pauseToasts = () => {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  };

  resumeToasts = () => {
    for (const toast of this.#state.toasts) this.#startToast(toast);
  };

  #startToast({ id, action, kind = 'success' }: Pick<ToastItem, 'id' | 'action' | 'kind'>) {
    if (kind !== 'success') return;
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => this.dropToast(id), action ? ACTION_MS : TOAST_MS),
    );
  }

  pushDialog(id: string, element: HTMLElement, active: HTMLElement | null) {
    // The dialog that had the focus may be closing in this render; the focus then goes back to its opener.
    const isOutside = active && active !== document.body && !element.contains(active);
    const opener = isOutside ? active : this.lastOpener;
    this.#dialogs.push({ id, element, opener });
    // A text from before the dialog opened belongs neither to the dialog nor to the page after it.
    this.#set({ top: id, message: '' });
  }

  popDialog(id: string) {
    const gone = this.#dialogs.find((dialog) => dialog.id === id);
    if (!gone) return;
    this.#dialogs = this.#dialogs.filter((dialog) => dialog !== gone);
    for (const dialog of this.#dialogs) if (gone.element.contains(dialog.opener)) dialog.opener = gone.opener;
    this.lastOpener = gone.opener;
    const isSaid = performance.now() - this.#announcedAt > SAID_MS;
    this.#set({
      top: this.#dialogs.at(-1)?.id ?? null,
      message: isSaid ? '' : this.#state.message,
    });
  }

  /** Call it when the WidgetRoot unmounts: open questions can't be answered any more. */
  close() {
    this.pauseToasts();
    for (const prompt of this.#state.prompts) prompt.settle(false);
  }
}
