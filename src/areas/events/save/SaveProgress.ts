/** The state of a save while it runs, as a store that the form subscribes to. */
import type { Failure } from '../../../api/errors';
import type { SaveState, SpeakerFailure, SpeakerState } from './outcome';

export class SaveProgress {
  #state: SaveState;
  #listeners = new Set<() => void>();

  constructor(id: number | undefined) {
    this.#state = { isRunning: false, id, speakers: {} };
  }

  get = (): SaveState => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(change: Partial<SaveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }

  speaker(key: string): SpeakerState | undefined {
    return this.#state.speakers[key];
  }

  mark(key: string, state: SpeakerState): void {
    this.set({ speakers: { ...this.#state.speakers, [key]: state } });
  }

  fail(key: string, reason: SpeakerFailure, failure: Failure): void {
    this.mark(key, { status: 'failed', reason, failure });
  }

  /** Forgets why a speaker failed, so that a speaker who is removed and added again starts without an error. */
  forget(key: string): void {
    const { [key]: state, ...speakers } = this.#state.speakers;
    if (state?.status === 'failed') this.set({ speakers });
  }
}
