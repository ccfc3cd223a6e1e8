/*
 * Checks whether the typed name of an event is still free: after a pause, from three letters on. The check of the name
 * before is aborted, and the same name isn't checked twice. From the first letter until the answer the name counts as
 * being checked, so that an event can't be saved between typing and the check.
 */
import { NAME_CHECK_DELAY, NAME_CHECK_MIN } from '../../../domain/events/event';

export type NameStatus = 'idle' | 'checking' | 'free' | 'taken' | 'failed';

export interface NameState {
  status: NameStatus;
  /** The trimmed name. */
  name: string;
}

/** Resolves to whether an event of this name exists. */
type AskName = (name: string, signal: AbortSignal) => Promise<boolean>;

const IDLE: NameState = { status: 'idle', name: '' };

export class NameCheck {
  #state = IDLE;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: AbortController | undefined;

  constructor(private readonly ask: AskName) {}

  get = (): NameState => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  type(text: string): void {
    const name = text.trim();
    if (name === this.#state.name && this.#state.status !== 'idle') return;
    this.stop();
    if ([...name].length < NAME_CHECK_MIN) {
      this.#set({ status: 'idle', name });
      return;
    }
    this.#set({ status: 'checking', name });
    this.#timer = setTimeout(() => void this.#check(name), NAME_CHECK_DELAY);
  }

  /** Aborts the check under way; a known result stays. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#asked = undefined;
    if (this.#state.status === 'checking') this.#set({ ...this.#state, status: 'idle' });
  }

  async #check(name: string): Promise<void> {
    const controller = new AbortController();
    this.#asked = controller;
    const status = await this.ask(name, controller.signal).then(
      (exists): NameStatus => (exists ? 'taken' : 'free'),
      (): NameStatus => 'failed',
    );
    if (this.#asked === controller) this.#set({ status, name });
  }

  #set(state: NameState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
