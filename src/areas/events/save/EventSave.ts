/*
 * Saves an event and its speakers, which takes several calls, without losing or repeating any. It remembers which calls
 * succeeded, so that running again does only the rest. After a call that may or may not have been carried out (no
 * answer, an unreadable answer, 5xx) it first looks for its result. Only one run at a time.
 * New event: create it, then find or create and assign one speaker after the other. Existing event: update it, then
 * replace all assignments at once.
 */
import { ApiError, type Failure, failureOf, mayHaveWritten } from '../../../api/errors';
import type { EvenementDraft } from '../../../domain/events/evenement';
import type { Speaker } from '../speakers/speaker';
import { failuresOf, type Outcome } from './outcome';
import { SaveProgress } from './SaveProgress';
import { SpeakerSave } from './SpeakerSave';
import type { SaveCalls } from './saveCalls';

export interface OpenedEvent {
  id: number;
  updated_at?: string | null | undefined;
}

const OVERTAKEN: Failure = { kind: 'invalid', status: 409, fields: {} };

export class EventSave {
  readonly isNew: boolean;
  readonly progress: SaveProgress;
  readonly #speakers: SpeakerSave;
  #running: Promise<Outcome> | undefined;
  /** The draft that the server has, as JSON. */
  #savedDraft: string | undefined;
  /** The draft of a create that may have been carried out. */
  #unsureDraft: EvenementDraft | undefined;
  /** The event was found after a create that seemed to fail. */
  #isAdopted = false;
  /** The version that is edited, until this save has, or may have, made a newer one. */
  #seen: string | undefined;

  /** Without an `opened` event it creates one. */
  constructor(
    private readonly calls: SaveCalls,
    opened?: OpenedEvent,
  ) {
    this.isNew = opened === undefined;
    this.progress = new SaveProgress(opened?.id);
    this.#speakers = new SpeakerSave(calls, this.progress);
    this.#seen = opened?.updated_at ?? undefined;
  }

  /** Does what is left to do; `only` the speaker of this key. While it runs, further calls share its outcome. */
  run(draft: EvenementDraft, speakers: readonly Speaker[], only?: string): Promise<Outcome> {
    this.#running ??= this.#save(draft, speakers, only).finally(() => {
      this.#running = undefined;
      this.progress.set({ isRunning: false });
    });
    return this.#running;
  }

  /** The next run saves the event even though another user has changed it. */
  overwrite(): void {
    this.#seen = undefined;
  }

  async #save(draft: EvenementDraft, speakers: readonly Speaker[], only?: string): Promise<Outcome> {
    const outcome = await this.#saveAll(draft, speakers, only);
    const { id } = this.progress.get();
    if (!this.isNew || id === undefined || outcome.status === 'saved') return outcome;
    const missing = failuresOf(outcome).find(({ kind }) => kind === 'notFound');
    if (!missing || !(await this.calls.isEventGone(id).catch(() => false))) return outcome;
    this.#startOver();
    return { status: 'eventGone', failure: missing };
  }

  #startOver(): void {
    this.#savedDraft = undefined;
    this.#isAdopted = false;
    this.#speakers.startOver();
    this.progress.set({ id: undefined, speakers: {} });
  }

  async #saveAll(draft: EvenementDraft, speakers: readonly Speaker[], only?: string): Promise<Outcome> {
    this.progress.set({ isRunning: true });
    let id: number;
    try {
      id = await this.#saveEvent(draft);
    } catch (error) {
      const failure = failureOf(error);
      return { status: 'eventFailed', failure, isUnsure: mayHaveWritten(failure) };
    }
    const isEachEnough = this.isNew && !this.#speakers.isTakenBack(speakers);
    if (!isEachEnough) return this.#speakers.synchronize(id, speakers);
    return this.#speakers.assignEach(id, speakers, { only, mayBeAssigned: this.#isAdopted });
  }

  async #saveEvent(draft: EvenementDraft): Promise<number> {
    const sent = JSON.stringify(draft);
    const id = this.progress.get().id ?? (await this.#createdEarlier()) ?? (await this.#create(draft));
    if (this.#savedDraft !== sent) await this.#update(id, draft);
    this.#savedDraft = sent;
    return id;
  }

  async #update(id: number, draft: EvenementDraft): Promise<void> {
    if (this.#seen && (await this.calls.isOvertaken(id, this.#seen))) throw new ApiError(OVERTAKEN);
    try {
      await this.calls.updateEvent(id, draft, this.#seen);
      this.#seen = undefined;
    } catch (error) {
      if (mayHaveWritten(failureOf(error))) this.#seen = undefined;
      throw error;
    }
  }

  async #create(draft: EvenementDraft): Promise<number> {
    try {
      const id = await this.calls.createEvent(draft);
      return this.#adopt(id, draft);
    } catch (error) {
      this.#unsureDraft = mayHaveWritten(failureOf(error)) ? draft : undefined;
      throw error;
    }
  }

  /** The event of a create that seemed to fail, if the server did create it. */
  async #createdEarlier(): Promise<number | undefined> {
    const draft = this.#unsureDraft;
    if (!draft) return undefined;
    const id = await this.calls.findEvent(draft);
    if (id === undefined) return undefined;
    this.#isAdopted = true;
    return this.#adopt(id, draft);
  }

  #adopt(id: number, draft: EvenementDraft): number {
    this.#savedDraft = JSON.stringify(draft);
    this.#unsureDraft = undefined;
    this.progress.set({ id });
    return id;
  }
}
