/*
 * Saves an event and its speakers, and remembers which calls succeeded, so that running again does only the rest. A back
 * end that announces `evenement-complet` gets all of it in one call. Elsewhere a new event is created, then each speaker
 * assigned; a stored event is updated, then its assignments are replaced at once.
 * A creation without a clear answer is looked for by its values before it is sent again. After another such call the edit
 * is brought together with what is stored, as after a change of another user.
 */
import type { Client } from '../../../api/client';
import { eventCalls } from '../../../api/endpoints/events';
import { ApiError, failureOf, mayHaveWritten } from '../../../api/errors';
import { SaveJob, SaveStep } from '../../../data/save/SaveJob';
import type { Capability } from '../../../domain/capabilities';
import { eventSchema } from '../../../domain/events/event';
import { chosenOf } from '../speakers/speakerCalls';
import { type EventEdit, eventDraftOf, type OpenedEvent, type Seen } from './eventValues';
import type { MergeForm } from './mergeEvent';
import {
  type EventSaveOutcome,
  failuresOf,
  presentIn,
  type SaveState,
  type SpeakerFailure,
  type SpeakerState,
} from './outcome';
import { isGone, SpeakerSave } from './SpeakerSave';
import { storedLike } from './storedLike';

/** The form of a save. */
interface SaveForm extends MergeForm {
  /** What it was filled with. */
  first: EventEdit;
  /** The event that is edited; undefined for a new one. */
  opened: OpenedEvent | undefined;
  show(state: SaveState): void;
  /** Whether registered people and speakers are told of the change. */
  isTold(): boolean;
  /** Takes what the back end answers to a change, which says how many are told. */
  heard(answer: unknown): void;
  /** What the back end has announced. */
  announced(): ReadonlySet<string>;
}

/** A refused speaker of a whole event, by place and field. */
const REFUSED = /^intervenants\.(\d+)\.(\w+)$/;
const REASONS: Readonly<Record<string, SpeakerFailure>> = {
  membre_id: 'memberGone',
  role_intervenant: 'roleGone',
};

export class EventSave {
  state: SaveState;
  readonly isNew: boolean;
  readonly #job = new SaveJob<EventSaveOutcome>();
  #creation = this.#newCreation();
  readonly #speakers = new SpeakerSave(this);
  /** What the server is known to have: what was opened, or what this save has stored since. */
  #stored: EventEdit;
  #savedBody: string | undefined;
  #seen: Seen;
  /** What is stored must be read before it is changed. */
  #isStale = false;
  /** What was sent to a stored event without a clear answer. */
  #sent: EventEdit | undefined;

  constructor(
    readonly client: Client,
    private readonly form: SaveForm,
  ) {
    const { first, opened } = form;
    this.isNew = !opened;
    this.state = { isRunning: false, id: opened?.id, speakers: {} };
    this.#stored = first;
    this.#seen = { ...opened };
  }

  /** Does what is left to do; `only` the speaker of this key. While it runs, further calls share its outcome. */
  run(edit: EventEdit, only?: string): Promise<EventSaveOutcome> {
    return this.#job.run(() => this.#settled(edit, only));
  }

  /** The next run saves the event even though another user has changed it. */
  overwrite(): void {
    this.#seen = {};
  }

  /** Forgets why a speaker failed, so that a speaker who is removed and added again starts without an error. */
  forget(key: string): void {
    const { [key]: state, ...speakers } = this.state.speakers;
    if (state?.status === 'failed') this.#set({ speakers });
  }

  mark = (key: string, state: SpeakerState): void =>
    this.#set({ speakers: { ...this.state.speakers, [key]: state } });

  /** Makes a call that changes a stored event. */
  write = async <A>(answer: Promise<A>): Promise<A> => {
    try {
      return await answer;
    } catch (error) {
      if (mayHaveWritten(failureOf(error))) this.#isStale = true;
      throw error;
    }
  };

  #set(change: Partial<SaveState>): void {
    this.state = { ...this.state, ...change };
    this.form.show(this.state);
  }

  has = (name: Capability): boolean => this.form.announced().has(name);

  #told = () => this.form.isTold() && { prevenir: true };

  #versionOf = (answer: unknown) =>
    this.has('versions') ? eventSchema.safeParse(answer).data?.updated_at : undefined;

  #failed(error: unknown): EventSaveOutcome {
    const failure = failureOf(error);
    return { status: 'eventFailed', failure, isUnsure: mayHaveWritten(failure) || this.#creation.isUnsure };
  }

  async #settled(edit: EventEdit, only: string | undefined): Promise<EventSaveOutcome> {
    let outcome: EventSaveOutcome;
    try {
      outcome = await this.#saveOrMerge(edit, only);
    } catch (error) {
      // What is stored could not be read. A new event is there all the same.
      const { id } = this.state;
      const isThere = this.isNew && id !== undefined;
      outcome = isThere ? { status: 'syncFailed', id, failure: failureOf(error) } : this.#failed(error);
    }
    return this.#checkGone(outcome);
  }

  /** Brings the edit together with what is stored, where that is unclear or another user came first. */
  async #saveOrMerge(edit: EventEdit, only: string | undefined): Promise<EventSaveOutcome> {
    const keys = new Set(edit.speakers.map(({ key }) => key));
    // The form of a new event doesn't show the speakers of other users, so its list never simply replaces theirs.
    const isCut = this.isNew && this.#stored.speakers.some(({ key }) => !keys.has(key));
    const isKnown = this.state.id === undefined || !(this.#isStale || isCut);
    const refused = isKnown ? await this.#save(edit, undefined, only) : undefined;
    const sent = this.#sent;
    this.#sent = this.#isStale
      ? { ...edit, speakers: [...(sent?.speakers ?? []), ...edit.speakers] }
      : undefined;
    const { id } = this.state;
    const isConflict = refused && this.has('versions') && presentIn(refused) !== undefined;
    if (refused && !isConflict) return refused;
    const { mergeEvent } = await import('./mergeEvent');
    return mergeEvent({
      client: this.client,
      ask: this.form.ask,
      texts: this.form.texts,
      id: id!,
      isNew: this.isNew,
      refused,
      hasSeries: this.has('series'),
      opened: this.#stored,
      sent: refused ? undefined : sent,
      held: edit,
      run: (merged, seen) => {
        // The form doesn't show what was merged, so the next run has to merge again.
        this.#isStale = true;
        return this.#save(merged, seen);
      },
    });
  }

  /** @param seen what is stored, where the edit was brought together with it */
  async #save(edit: EventEdit, seen?: Seen, only?: string): Promise<EventSaveOutcome> {
    this.#set({ isRunning: true });
    const isWhole = this.has('evenement-complet');
    const outcome = await (isWhole ? this.#saveWhole(edit, seen) : this.#saveSteps(edit, seen, only));
    this.#set({ isRunning: false });
    return outcome;
  }

  async #saveWhole(edit: EventEdit, seen?: Seen): Promise<EventSaveOutcome> {
    const { updated_at, affectations: assignments } = seen ?? this.#seen;
    const body = { ...eventDraftOf(edit.values), intervenants: edit.speakers.map(chosenOf) };
    this.#set({ speakers: {} });
    try {
      const id = await this.#existing(edit);
      if (JSON.stringify(body) === this.#savedBody) return { status: 'saved', id };
      if (!seen) await this.#checkVersion(id);
      const whole = { ...body, id, updated_at, avant: assignments && [...assignments], ...this.#told() };
      this.form.heard(await this.write(this.client.call(eventCalls.updateWhole, { id, body: whole })));
      return { status: 'saved', id };
    } catch (error) {
      const failure = failureOf(error);
      for (const [name, message] of Object.entries(failure.fields ?? {})) {
        const [, place, field = ''] = REFUSED.exec(name) ?? [];
        const key = edit.speakers[Number(place)]?.key;
        const reason = REASONS[field] ?? 'call';
        if (key) this.mark(key, { status: 'failed', reason, failure: { ...failure, message } });
      }
      return this.#failed(error);
    }
  }

  async #saveSteps(
    edit: EventEdit,
    seen: Seen | undefined,
    only: string | undefined,
  ): Promise<EventSaveOutcome> {
    let id: number;
    try {
      id = await this.#saveEvent(edit, seen);
    } catch (error) {
      return this.#failed(error);
    }
    const { speakers } = edit;
    if (!this.isNew || seen)
      return this.#speakers.replaceAll(id, speakers, (seen ?? this.#seen).affectations);
    return this.#speakers.assignEach(id, speakers, only, (speaker) => {
      this.#stored = { ...this.#stored, speakers: [...this.#stored.speakers, speaker] };
    });
  }

  async #saveEvent(edit: EventEdit, seen: Seen | undefined): Promise<number> {
    const id = await this.#existing({ ...edit, speakers: [] });
    const draft = eventDraftOf(edit.values);
    if (JSON.stringify(draft) === this.#savedBody) return id;
    if (!seen) await this.#checkVersion(id);
    const { updated_at } = seen ?? this.#seen;
    const body = { ...draft, id, ...(updated_at && { updated_at }), ...this.#told() };
    const answer = await this.write(this.client.call(eventCalls.update, { id, body }));
    this.form.heard(answer);
    this.#savedBody = JSON.stringify(draft);
    if (seen) return id;
    this.#seen = { ...this.#seen, updated_at: this.#versionOf(answer) };
    this.#stored = { ...this.#stored, values: edit.values };
    return id;
  }

  /** The id of the event, which is created first where it isn't stored. */
  async #existing(edit: EventEdit): Promise<number> {
    return this.state.id ?? (await this.#creation.run(edit));
  }

  #newCreation(): SaveStep<EventEdit, number> {
    return new SaveStep({
      canRepeat: () => this.has('cles'),
      find: async (sent) => {
        const event = await storedLike(this.client, this.form.announced(), sent.values);
        return event && this.#created(sent, event);
      },
      run: async (edit) => {
        const body = this.#bodyOf(edit);
        const call =
          'intervenants' in body
            ? this.client.call(eventCalls.createWhole, { body })
            : this.client.call(eventCalls.create, { body });
        return this.#created(edit, await call);
      },
    });
  }

  #bodyOf({ values, speakers }: EventEdit) {
    const draft = eventDraftOf(values);
    if (!this.has('evenement-complet')) return draft;
    return { ...draft, intervenants: speakers.map(chosenOf) };
  }

  #created(stored: EventEdit, answer: { id: number }): number {
    this.#stored = stored;
    this.#savedBody = JSON.stringify(this.#bodyOf(stored));
    this.#seen = { updated_at: this.#versionOf(answer) };
    this.#set({ id: answer.id });
    return answer.id;
  }

  /**
   * Reads the version of the event where the back end doesn't compare versions itself; a change between this check and
   * the write goes unnoticed.
   * @throws ApiError 409 when it is another one than was opened
   */
  async #checkVersion(id: number): Promise<void> {
    const seen = this.#seen.updated_at;
    if (!seen || this.has('versions')) return;
    const { updated_at } = await this.client.call(eventCalls.get, { id });
    if (updated_at && updated_at !== seen) throw new ApiError({ kind: 'invalid', status: 409, fields: {} });
  }

  /** Starts over where the event that this save has created is gone. */
  async #checkGone(outcome: EventSaveOutcome): Promise<EventSaveOutcome> {
    const { id } = this.state;
    const failure = failuresOf(outcome).find(({ kind }) => kind === 'notFound');
    if (!failure || !this.isNew || id === undefined) return outcome;
    if (!(await isGone(this.client.call(eventCalls.get, { id })))) return outcome;
    this.#stored = this.form.first;
    this.#savedBody = undefined;
    this.#creation = this.#newCreation();
    this.#seen = {};
    this.#isStale = false;
    this.#sent = undefined;
    this.#set({ id: undefined, speakers: {} });
    return { status: 'eventGone', failure };
  }
}
