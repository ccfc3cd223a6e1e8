/*
 * Saves an event and its speakers, which takes several calls, so that nothing is lost and nothing is done twice. It
 * remembers what went through: running again does only the rest. After a call of which nobody knows whether it went
 * through (no answer, an answer that can't be read, 5xx), it first looks whether it did. Only one run at a time.
 * New event: create, then speaker by speaker find or create and assign. Existing one: update, then all at once.
 */
import { ApiError, type Failure, failureOf, mayHaveWritten } from '../../../api/errors';
import type { AffectationDraft, EvenementDraft } from '../../../domain/events/evenement';
import { assignmentOf, MemberGone, SpeakerFinder } from '../speakers/SpeakerFinder';
import type { Speaker } from '../speakers/speaker';
import type { SaveCalls } from './saveCalls';

export type SpeakerState =
  /** `ready`: known on the server, not assigned yet. */
  | { status: 'saving' | 'ready' | 'saved' }
  | { status: 'failed'; reason: 'memberGone' | 'roleGone' | 'call'; failure: Failure };

export interface SaveState {
  isRunning: boolean;
  /** The event, once it is there. */
  id: number | undefined;
  /** By key; speakers that were never tried are absent. */
  speakers: Readonly<Record<string, SpeakerState>>;
}

export type Outcome =
  | { status: 'saved'; id: number }
  /** Neither the event nor anything after it; `isUnsure`: perhaps it was saved all the same. */
  | { status: 'eventFailed'; failure: Failure; isUnsure: boolean }
  /** The event is saved, some speakers aren't: see their states. */
  | { status: 'speakersFailed'; id: number; failures: Failure[] }
  /** The event is saved, the list of its speakers isn't. */
  | { status: 'syncFailed'; id: number; failure: Failure }
  /** What an earlier run had created was deleted meanwhile: the next run creates it anew. */
  | { status: 'eventGone'; failure: Failure };

export interface OpenedEvent {
  id: number;
  updated_at?: string | null | undefined;
}

/** Refused for what was sent. */
const isRefused = ({ kind, status }: Failure): boolean =>
  kind === 'notFound' || (kind === 'invalid' && status >= 400);

/** Everything that went wrong. */
export const failuresOf = (outcome: Exclude<Outcome, { status: 'saved' }>): readonly Failure[] =>
  outcome.status === 'speakersFailed' ? outcome.failures : [outcome.failure];

const OVERTAKEN: Failure = { kind: 'invalid', status: 409, fields: {} };
const NO_ROLE: Failure = { kind: 'notFound', status: 404 };

export class EventSave {
  readonly isNew: boolean;
  #state: SaveState;
  #listeners = new Set<() => void>();
  #running: Promise<Outcome> | undefined;
  /** The draft as the server has it, and one of which nobody knows whether it has. */
  #savedDraft: string | undefined;
  #unsureDraft: EvenementDraft | undefined;
  readonly #finder: SpeakerFinder;
  /** Whose assignment may be there already. */
  #unsureSpeakers = new Set<string>();
  #isAdopted = false;
  /** The version that is edited, until this save itself has, or may have, made another. */
  #seen: string | undefined;

  /** Without an `opened` event it creates one. */
  constructor(
    private readonly calls: SaveCalls,
    opened?: OpenedEvent,
  ) {
    this.isNew = opened === undefined;
    this.#finder = new SpeakerFinder(calls);
    this.#seen = opened?.updated_at ?? undefined;
    this.#state = { isRunning: false, id: opened?.id, speakers: {} };
  }

  get = (): SaveState => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Does what is left to do; `only` the speaker of this key. While it runs, further calls wait for the same end. */
  run(draft: EvenementDraft, speakers: readonly Speaker[], only?: string): Promise<Outcome> {
    this.#running ??= this.#save(draft, speakers, only).finally(() => {
      this.#running = undefined;
      this.#set({ isRunning: false });
    });
    return this.#running;
  }

  /** Whoever leaves the list comes back, if at all, without what went wrong before. */
  forget(key: string): void {
    const { [key]: state, ...speakers } = this.#state.speakers;
    if (state?.status === 'failed') this.#set({ speakers });
  }

  /** Somebody changed the event meanwhile, and it is to be saved all the same. */
  overwrite(): void {
    this.#seen = undefined;
  }

  async #save(draft: EvenementDraft, speakers: readonly Speaker[], only?: string): Promise<Outcome> {
    const outcome = await this.#saveAll(draft, speakers, only);
    const { id } = this.#state;
    if (!this.isNew || id === undefined || outcome.status === 'saved') return outcome;
    const missing = failuresOf(outcome).find(({ kind }) => kind === 'notFound');
    if (!missing || !(await this.calls.isEventGone(id).catch(() => false))) return outcome;
    this.#startOver();
    return { status: 'eventGone', failure: missing };
  }

  /** Whom the server knows is kept: they are still there. */
  #startOver(): void {
    this.#savedDraft = undefined;
    this.#unsureSpeakers.clear();
    this.#isAdopted = false;
    this.#set({ id: undefined, speakers: {} });
  }

  async #saveAll(draft: EvenementDraft, speakers: readonly Speaker[], only?: string): Promise<Outcome> {
    this.#set({ isRunning: true });
    let id: number;
    try {
      id = await this.#saveEvent(draft);
    } catch (error) {
      const failure = failureOf(error);
      return { status: 'eventFailed', failure, isUnsure: mayHaveWritten(failure) };
    }
    const isEachEnough = this.isNew && !this.#isTakenBack(speakers);
    return isEachEnough ? this.#assignEach(id, speakers, only) : this.#synchronize(id, speakers);
  }

  async #saveEvent(draft: EvenementDraft): Promise<number> {
    const sent = JSON.stringify(draft);
    const id = this.#state.id ?? (await this.#createdEarlier()) ?? (await this.#create(draft));
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

  /** The event of a create that seemed to fail, if it did go through. */
  async #createdEarlier(): Promise<number | undefined> {
    const draft = this.#unsureDraft;
    const id = draft && (await this.calls.findEvent(draft));
    if (id === undefined) return undefined;
    this.#isAdopted = true;
    return this.#adopt(id, draft!);
  }

  #adopt(id: number, draft: EvenementDraft): number {
    this.#savedDraft = JSON.stringify(draft);
    this.#unsureDraft = undefined;
    this.#set({ id });
    return id;
  }

  /** Somebody who is assigned, or may be, was taken off the list since. */
  #isTakenBack(speakers: readonly Speaker[]): boolean {
    const listed = new Set(speakers.map(({ key }) => key));
    const saved = Object.entries(this.#state.speakers).filter(([, { status }]) => status === 'saved');
    return [...saved.map(([key]) => key), ...this.#unsureSpeakers].some((key) => !listed.has(key));
  }

  async #assignEach(id: number, speakers: readonly Speaker[], only?: string): Promise<Outcome> {
    for (const speaker of speakers) {
      const isDue = only === undefined || only === speaker.key;
      if (!isDue || this.#state.speakers[speaker.key]?.status === 'saved') continue;
      await this.#attempt(id, speaker, 'saved', (draft) => this.#assign(speaker, draft));
      if (this.#isSignedOut(speaker)) break;
    }
    return this.#outcome(id, speakers);
  }

  async #assign(speaker: Speaker, draft: AffectationDraft): Promise<void> {
    const isPerhapsThere = this.#isAdopted || this.#unsureSpeakers.has(speaker.key);
    if (isPerhapsThere && (await this.calls.isAssigned(draft))) return;
    try {
      await this.calls.assign(draft);
    } catch (error) {
      if (mayHaveWritten(failureOf(error))) this.#unsureSpeakers.add(speaker.key);
      throw error;
    }
  }

  /** Replaces all assignments, but only once every speaker is known: a list with gaps would take people away. */
  async #synchronize(id: number, speakers: readonly Speaker[]): Promise<Outcome> {
    const drafts: AffectationDraft[] = [];
    for (const speaker of speakers) {
      await this.#attempt(id, speaker, 'ready', (draft) => drafts.push(draft));
      if (this.#isSignedOut(speaker)) break;
    }
    const prepared = this.#outcome(id, speakers);
    if (prepared.status !== 'saved') return prepared;
    try {
      await this.calls.synchronize(id, drafts);
      return prepared;
    } catch (error) {
      const failure = failureOf(error);
      if (isRefused(failure)) await this.#markGoneRoles(speakers, failure);
      return { status: 'syncFailed', id, failure };
    }
  }

  /**
   * Finds or creates the speaker, does the rest with the assignment and marks them `done`; what goes wrong is kept
   * beside them. A speaker that the back end gives no id is a failed call, and never assigned.
   */
  async #attempt(
    id: number,
    speaker: Speaker,
    done: 'ready' | 'saved',
    use: (draft: AffectationDraft) => unknown,
  ): Promise<void> {
    const { key, role } = speaker;
    if (!role) return this.#fail(key, 'roleGone', NO_ROLE);
    this.#mark(key, { status: 'saving' });
    try {
      await use(assignmentOf(id, role, await this.#finder.find(speaker)));
      this.#mark(key, { status: done });
    } catch (error) {
      if (error instanceof MemberGone) return this.#fail(key, 'memberGone', error.failure);
      const failure = failureOf(error);
      const isRoleGone = isRefused(failure) && (await this.#isGone(role.id));
      this.#fail(key, isRoleGone ? 'roleGone' : 'call', failure);
    }
  }

  async #markGoneRoles(speakers: readonly Speaker[], failure: Failure): Promise<void> {
    const gone = new Map<number, Promise<boolean>>();
    for (const { key, role } of speakers) {
      if (!role) continue;
      if (!gone.has(role.id)) gone.set(role.id, this.#isGone(role.id));
      if (await gone.get(role.id)) this.#fail(key, 'roleGone', failure);
    }
  }

  /** When that can't be told either, the first failure says enough. */
  #isGone = (role: number): Promise<boolean> => this.calls.isRoleGone(role).catch(() => false);

  #outcome(id: number, speakers: readonly Speaker[]): Outcome {
    const states = speakers.map(({ key }) => this.#state.speakers[key]);
    if (states.every((state) => state?.status === 'saved' || state?.status === 'ready'))
      return { status: 'saved', id };
    const failures = states.flatMap((state) => (state?.status === 'failed' ? state.failure : []));
    return { status: 'speakersFailed', id, failures };
  }

  #isSignedOut({ key }: Speaker): boolean {
    const state = this.#state.speakers[key];
    return state?.status === 'failed' && state.failure.kind === 'unauthenticated';
  }

  #fail(key: string, reason: 'memberGone' | 'roleGone' | 'call', failure: Failure): void {
    this.#mark(key, { status: 'failed', reason, failure });
  }

  #mark(key: string, state: SpeakerState): void {
    this.#set({ speakers: { ...this.#state.speakers, [key]: state } });
  }

  #set(change: Partial<SaveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}
