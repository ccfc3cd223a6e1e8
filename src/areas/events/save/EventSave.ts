/*
 * Saves an event and its speakers, which takes several calls, without losing or repeating any. It remembers which calls
 * succeeded, so that running again does only the rest. After a call that may or may not have been carried out (no
 * answer, an unreadable answer, 5xx) it first looks for its result. Only one run at a time.
 * New event: create it, then find or create and assign one speaker after the other. Existing event, or one that was
 * merged with another user's edit: update it, then replace all assignments at once.
 */
import { ApiError, type Failure, failureOf, mayHaveWritten } from '../../../api/errors';
import type { EvenementDraft } from '../../../domain/events/evenement';
import type { Speaker } from '../speakers/speaker';
import { failuresOf, type Outcome } from './outcome';
import { SaveProgress } from './SaveProgress';
import { SpeakerSave } from './SpeakerSave';
import type { SaveCalls, StoredEvent } from './saveCalls';

/** What the user saw of a stored event. */
export interface Seen {
  updated_at?: string | null | undefined;
  /** The ids of its assignments, where the back end gives them. */
  affectations?: readonly number[] | undefined;
}

export interface OpenedEvent extends Seen {
  id: number;
}

const OVERTAKEN: Failure = { kind: 'invalid', status: 409, fields: {} };

export class EventSave {
  readonly isNew: boolean;
  readonly progress: SaveProgress;
  readonly #speakers: SpeakerSave;
  #running: Promise<Outcome> | undefined;
  /** The draft that the server has. */
  #savedDraft: EvenementDraft | undefined;
  /** The draft of a create that may have been carried out. */
  #unsureDraft: EvenementDraft | undefined;
  /** The event was found after a create that seemed to fail. */
  #isAdopted = false;
  /** The draft holds another user's edit too. */
  #isMerged = false;
  /** What is edited. Its version is missing once it is to be overwritten. */
  #seen: Seen;

  /** Without an `opened` event it creates one. */
  constructor(
    private readonly calls: SaveCalls,
    opened?: OpenedEvent,
  ) {
    this.isNew = opened === undefined;
    this.progress = new SaveProgress(opened?.id);
    this.#speakers = new SpeakerSave(calls, this.progress);
    this.#seen = { ...opened };
  }

  /**
   * Does what is left to do; `only` the speaker of this key. While it runs, further calls share its outcome. `seen`: the
   * stored event that the draft was brought together with, when it is another one than the form shows.
   */
  run(draft: EvenementDraft, speakers: readonly Speaker[], only?: string, seen?: Seen): Promise<Outcome> {
    this.#running ??= this.#save(draft, speakers, only, seen).finally(() => {
      this.#running = undefined;
      this.progress.set({ isRunning: false });
    });
    return this.#running;
  }

  /** What this save has stored of a new event; undefined before it was created. */
  created(): { draft: EvenementDraft; speakers: readonly Speaker[] } | undefined {
    if (!this.isNew || !this.#savedDraft) return undefined;
    return { draft: this.#savedDraft, speakers: this.#speakers.assigned() };
  }

  /** The next run saves the event even though another user has changed it. */
  overwrite(): void {
    this.#seen = {};
  }

  async #save(
    draft: EvenementDraft,
    speakers: readonly Speaker[],
    only?: string,
    seen?: Seen,
  ): Promise<Outcome> {
    const outcome = await this.#saveAll(draft, speakers, only, seen);
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
    this.#isMerged = false;
    this.#seen = {};
    this.#speakers.startOver();
    this.progress.set({ id: undefined, speakers: {} });
  }

  async #saveAll(
    draft: EvenementDraft,
    speakers: readonly Speaker[],
    only?: string,
    seen?: Seen,
  ): Promise<Outcome> {
    this.progress.set({ isRunning: true });
    let id: number;
    try {
      id = await this.#saveEvent(draft, seen);
    } catch (error) {
      const failure = failureOf(error);
      return { status: 'eventFailed', failure, isUnsure: mayHaveWritten(failure) };
    }
    if (seen) this.#isMerged = true;
    const isEachEnough = this.isNew && !this.#isMerged && !this.#speakers.isTakenBack(speakers);
    const shown = (seen ?? this.#seen).affectations;
    const keepsOthers = this.isNew && !seen;
    if (!isEachEnough) return this.#speakers.synchronize(id, speakers, { keepsOthers, shown });
    return this.#speakers.assignEach(id, speakers, { only, mayBeAssigned: this.#isAdopted });
  }

  async #saveEvent(draft: EvenementDraft, seen?: Seen): Promise<number> {
    const id = this.progress.get().id ?? (await this.#createdEarlier()) ?? (await this.#create(draft));
    const isSaved = JSON.stringify(this.#savedDraft) === JSON.stringify(draft);
    if (!isSaved) await this.#update(id, draft, seen);
    this.#savedDraft = draft;
    return id;
  }

  /**
   * Where the back end compares versions, the present one is sent again after an unclear failure: if the event was saved,
   * the refusal holds what was sent. Elsewhere a newer version may be the one that this save made.
   */
  async #update(id: number, draft: EvenementDraft, merged?: Seen): Promise<void> {
    const version = (merged ?? this.#seen).updated_at ?? undefined;
    if (version && (await this.calls.isOvertaken(id, version))) throw new ApiError(OVERTAKEN);
    try {
      const updated_at = await this.calls.updateEvent(id, draft, version);
      // The form still shows what it was opened with, so its next draft is compared with that.
      if (!merged) this.#seen = { ...this.#seen, updated_at };
    } catch (error) {
      if (mayHaveWritten(failureOf(error)) && !this.calls.comparesVersions())
        this.#seen = { ...this.#seen, updated_at: undefined };
      throw error;
    }
  }

  async #create(draft: EvenementDraft): Promise<number> {
    try {
      return this.#adopt(await this.calls.createEvent(draft), draft);
    } catch (error) {
      this.#unsureDraft = mayHaveWritten(failureOf(error)) ? draft : undefined;
      throw error;
    }
  }

  /** The event of a create that seemed to fail, if the server did create it. */
  async #createdEarlier(): Promise<number | undefined> {
    const draft = this.#unsureDraft;
    if (!draft) return undefined;
    const found = await this.calls.findEvent(draft);
    if (!found) return undefined;
    this.#isAdopted = true;
    return this.#adopt(found, draft);
  }

  #adopt({ id, updated_at }: StoredEvent, draft: EvenementDraft): number {
    this.#savedDraft = draft;
    this.#unsureDraft = undefined;
    this.#seen = { updated_at };
    this.progress.set({ id });
    return id;
  }
}
