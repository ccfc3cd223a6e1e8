import type { ComponentType } from 'react';

/**
 * What one WidgetRoot shows above its screens: the queue of alerts and confirmations, the toasts, the words for the
 * live region, and the stack of open dialogs. Toasts and live regions must sit in the topmost open dialog (a modal
 * makes the rest inert), and the focus must find its way back when dialogs close in any order. Whoever asks or
 * toasts brings the component that shows it: a widget that does neither (sign-in) does not load them.
 */
export type Tone = 'success' | 'error' | 'warning' | 'info';

interface Question {
  id: number;
  View: ComponentType<{ prompt: Prompt }>;
  title: string;
  text?: string | undefined;
  settle(confirmed: boolean): void;
}

/** An alert or a confirmation waiting for its answer. */
export type Prompt =
  | (Question & { kind: 'alert'; tone: Tone; confirmLabel?: string | undefined })
  | (Question & { kind: 'confirm'; confirmLabel: string; cancelLabel?: string | undefined; danger: boolean });

type WithoutPlumbing<T> = T extends Prompt ? Omit<T, 'id' | 'View' | 'settle'> : never;

export interface ToastItem {
  id: number;
  text: string;
}

type ToastsView = ComponentType<{ toasts: readonly ToastItem[] }>;

interface State {
  prompts: readonly Prompt[];
  toasts: readonly ToastItem[];
  Toasts: ToastsView | null;
  message: string;
  /** Id of the topmost open dialog of this WidgetRoot, null when none is open. */
  top: string | null;
}

interface OpenDialog {
  id: string;
  element: HTMLElement;
  opener: HTMLElement | null;
}

const TOAST_MS = 3000;
/** By then words were said in the dialog they belong to: they are no news of the page that comes after it. */
const SAID_MS = 1000;

export class WidgetRootStore {
  root: HTMLElement | null = null;
  /** Where the focus goes once the dialog that closed last is gone. */
  lastOpener: HTMLElement | null = null;
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
    // The same words twice in a row would not be spoken again without a difference.
    this.#set({ message: this.#state.message === text ? `${text}\u00a0` : text });
  };

  toast(Toasts: ToastsView, text: string) {
    const id = ++this.#count;
    this.#set({ Toasts, toasts: [...this.#state.toasts, { id, text }] });
    this.announce(text);
    this.#startToast(id);
  }

  dropToast = (id: number) => {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#set({ toasts: this.#state.toasts.filter((toast) => toast.id !== id) });
  };

  /** Reading or reaching one toast stops the clock of all. */
  pauseToasts = () => {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  };

  resumeToasts = () => {
    for (const { id } of this.#state.toasts) this.#startToast(id);
  };

  #startToast(id: number) {
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => this.dropToast(id), TOAST_MS),
    );
  }

  pushDialog(id: string, element: HTMLElement, active: HTMLElement | null) {
    // The dialog that held the focus may be leaving in this very render: then its own opener is the way back.
    const isOutside = active && active !== document.body && !element.contains(active);
    const opener = isOutside ? active : this.lastOpener;
    this.#dialogs.push({ id, element, opener });
    // What was said before it opened is neither its own news nor that of the page after it.
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

  /** The WidgetRoot goes: nobody is left to answer. */
  close() {
    this.pauseToasts();
    for (const prompt of this.#state.prompts) prompt.settle(false);
  }
}
