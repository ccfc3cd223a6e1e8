/*
 * Saves an event and its speakers, and remembers which calls succeeded, so that running again does only the rest. A back
 * end that announces `evenement-complet` gets all of it in one call. Elsewhere a new event is created, then each speaker
 * assigned; a stored event is updated, then its assignments are replaced at once.
 * After a call that may have been carried out (no answer, an unreadable one, 5xx) nothing is sent before it was read what
 * is stored, and the user decides what this doesn't tell. Only one run at a time.
 */
import type { Client } from '../../../api/client';
import { eventCalls } from '../../../api/endpoints/events';
import { ApiError, failureOf, mayHaveWritten } from '../../../api/errors';
import { allPages, pageSize } from '../../../data/eventPages';
import type { Capability } from '../../../domain/capabilities';
import { type CalendarEvent, eventSchema } from '../../../domain/events/event';
import { comparableName } from '../../../domain/events/matchingSpeaker';
import { type EventEdit, eventDraftOf, type OpenedEvent, type Seen } from '../form/eventForm';
import { chosenOf } from '../speakers/speakerCalls';
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

/** The form of a save. */
interface SaveForm extends MergeForm {
  /** What it was filled with. */
  first: EventEdit;
  /** The event that is edited; undefined for a new one. */
  opened: OpenedEvent | undefined;
  show(state: SaveState): void;
  /** Whether registered people and speakers are told of the change. */
  isTold(): boolean;
  /** What the back end has announced. */
  announced(): ReadonlySet<string>;
  /** Asks which of these events is the one that may have been created: its id, 'none', or undefined to do nothing. */
  askTwin(events: readonly CalendarEvent[]): Promise<number | 'none' | undefined>;
}

const TWINS_SEARCHED = 100;
/** A refused speaker of a whole event, by place and field. */
const REFUSED = /^intervenants\.(\d+)\.(\w+)$/;
const REASONS: Readonly<Record<string, SpeakerFailure>> = {
  membre_id: 'memberGone',
  role_intervenant: 'roleGone',
};

export class EventSave {
  state: SaveState;
  readonly isNew: boolean;
  readonly #speakers = new SpeakerSave(this);
  #running: Promise<EventSaveOutcome> | undefined;
  /** What the server is known to have: what was opened, or what this save has stored since. */
  #stored: EventEdit;
  #savedDraft: string | undefined;
  #seen: Seen;
  /** What is stored must be read before anything is sent. */
  #isStale = false;
  /** What was sent without a clear answer. */
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
    this.#running ??= this.#settled(edit, only).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
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
    return { status: 'eventFailed', failure, isUnsure: mayHaveWritten(failure) || this.#isDoubtful() };
  }

  /** Whether the event may have been created. */
  #isDoubtful = (): boolean => this.#sent !== undefined && this.state.id === undefined;

  async #settled(edit: EventEdit, only: string | undefined): Promise<EventSaveOutcome> {
    let outcome: EventSaveOutcome;
    try {
      let twins = await this.#twins();
      do {
        const twin = twins.length > 0 ? await this.form.askTwin(twins) : 'none';
        if (twin === undefined) return { status: 'kept', text: 'maybeCreated' };
        if (twin !== 'none') this.#set({ id: twin });
        outcome = await this.#saveOrMerge(edit, only);
        twins = await this.#twins().catch(() => []);
      } while (twins.length > 0);
    } catch (error) {
      // What is stored could not be read. A new event is there all the same.
      const { id } = this.state;
      const isThere = this.isNew && id !== undefined;
      outcome = isThere ? { status: 'syncFailed', id, failure: failureOf(error) } : this.#failed(error);
    }
    return this.#checkGone(outcome);
  }

  /** The events of the name and day of a creation that may have been carried out. */
  async #twins(): Promise<CalendarEvent[]> {
    if (!this.#sent || !this.#isDoubtful()) return [];
    const { date, nom_evenement } = this.#sent.values;
    const size = pageSize(this.form.announced(), TWINS_SEARCHED);
    const { results } = await allPages(this.client, { date_from: date, date_to: date }, size);
    const name = comparableName(nom_evenement);
    return results.filter((event) => comparableName(event.nom_evenement) === name);
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
      ...{ client: this.client, ask: this.form.ask, id: id!, isNew: this.isNew, refused },
      hasSeries: this.has('series'),
      ...{ opened: this.#stored, sent: refused ? undefined : sent, held: edit },
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
      const { id } = this.state;
      if (id === undefined)
        return await this.#create(edit, this.client.call(eventCalls.createWhole, { body }));
      if (!seen) await this.#checkVersion(id);
      const whole = { ...body, id, updated_at, avant: assignments && [...assignments], ...this.#told() };
      await this.write(this.client.call(eventCalls.updateWhole, { id, body: whole }));
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
    const { id } = this.state;
    const draft = eventDraftOf(edit.values);
    if (id === undefined)
      return (
        await this.#create({ ...edit, speakers: [] }, this.client.call(eventCalls.create, { body: draft }))
      ).id;
    if (JSON.stringify(draft) === this.#savedDraft) return id;
    if (!seen) await this.#checkVersion(id);
    const { updated_at } = seen ?? this.#seen;
    const body = { ...draft, id, ...(updated_at && { updated_at }), ...this.#told() };
    const answer = await this.write(this.client.call(eventCalls.update, { id, body }));
    this.#savedDraft = JSON.stringify(draft);
    if (seen) return id;
    this.#seen = { ...this.#seen, updated_at: this.#versionOf(answer) };
    this.#stored = { ...this.#stored, values: edit.values };
    return id;
  }

  async #create(
    stored: EventEdit,
    answer: Promise<{ id: number }>,
  ): Promise<{ status: 'saved'; id: number }> {
    this.#isStale = false;
    this.#sent = undefined;
    const created = await this.write(answer);
    this.#stored = stored;
    this.#savedDraft = JSON.stringify(eventDraftOf(stored.values));
    this.#seen = { updated_at: this.#versionOf(created) };
    this.#set({ id: created.id });
    return { status: 'saved', id: created.id };
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
    this.#savedDraft = undefined;
    this.#seen = {};
    this.#isStale = false;
    this.#sent = undefined;
    this.#set({ id: undefined, speakers: {} });
    return { status: 'eventGone', failure };
  }
}
