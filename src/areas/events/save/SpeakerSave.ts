/*
 * Saves the speakers of a stored event call by call, where the back end doesn't take the event as a whole: a speaker is
 * found by name or created, then assigned. It remembers the speakers it found, so that no speaker is created twice.
 */
import type { Client } from '../../../api/client';
import { eventCalls } from '../../../api/endpoints/events';
import { roleCalls } from '../../../api/endpoints/speakers';
import { type Failure, failureOf } from '../../../api/errors';
import type { Capability } from '../../../domain/capabilities';
import type { AssignmentDraft } from '../../../domain/events/event';
import type { SpeakerIdentity } from '../speakers/assignment';
import type { EventSpeaker } from '../speakers/speaker';
import { findOrCreateOnServer, speakerPersonOf } from '../speakers/speakerCalls';
import type { EventSaveOutcome, SaveState, SpeakerFailure, SpeakerState } from './outcome';

const GONE: Failure = { kind: 'notFound', status: 404 };

/** Whether the back end refused what was sent. */
const isRefused = ({ kind, status }: Failure): boolean =>
  kind === 'notFound' || (kind === 'invalid' && status >= 400);

/** Whether a row was deleted; a question that fails too says nothing. */
export const isGone = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => false,
    (error: unknown) => failureOf(error).kind === 'notFound',
  );

/** The save that the speakers belong to. */
interface Save {
  readonly client: Client;
  readonly state: SaveState;
  has(name: Capability): boolean;
  mark(key: string, state: SpeakerState): void;
  /** Makes a call that writes. */
  write<A>(answer: Promise<A>): Promise<A>;
}

export class SpeakerSave {
  #ids = new Map<string, number>();

  constructor(private readonly save: Save) {}

  /** Assigns those who aren't yet, or the one of this key, and tells `onAssigned` of each. */
  async assignEach(
    id: number,
    speakers: readonly EventSpeaker[],
    only: string | undefined,
    onAssigned: (speaker: EventSpeaker) => void,
  ): Promise<EventSaveOutcome> {
    const { client, write, state } = this.save;
    const due = speakers.filter(
      ({ key }) => (only ?? key) === key && state.speakers[key]?.status !== 'saved',
    );
    await this.#each(id, due, 'saved', async (body, speaker) => {
      await write(client.call(eventCalls.assign, { id, body }));
      onAssigned(speaker);
    });
    return this.#outcome(id, speakers);
  }

  /**
   * Replaces all assignments by one call, but only once every speaker is known: an incomplete list would remove others.
   * @param seen the ids of the assignments that are replaced
   */
  async replaceAll(
    id: number,
    speakers: readonly EventSpeaker[],
    seen: readonly number[] | undefined,
  ): Promise<EventSaveOutcome> {
    const { client, write } = this.save;
    const assignments: AssignmentDraft[] = [];
    await this.#each(id, speakers, 'ready', (draft) => assignments.push(draft));
    const outcome = this.#outcome(id, speakers);
    if (outcome.status !== 'saved') return outcome;
    try {
      const body = { assignments, ...(seen && { avant: [...seen] }) };
      await write(client.call(eventCalls.synchronize, { id, body }));
      return outcome;
    } catch (error) {
      const failure = failureOf(error);
      const chosen = isRefused(failure) ? new Set(speakers.map(({ role }) => role?.id ?? 0)) : [];
      for (const role of chosen)
        if (await this.#isRoleGone(role))
          for (const speaker of speakers)
            if (speaker.role?.id === role) this.#fail(speaker.key, 'roleGone', failure);
      return { status: 'syncFailed', id, failure };
    }
  }

  /** Finds or creates each speaker and hands the assignment to `use`; a failure is noted in the speaker's state. */
  async #each(
    event: number,
    speakers: readonly EventSpeaker[],
    status: 'ready' | 'saved',
    use: (draft: AssignmentDraft, speaker: EventSpeaker) => unknown,
  ): Promise<void> {
    for (const speaker of speakers) {
      const { key, role } = speaker;
      if (!role) {
        this.#fail(key, 'roleGone', GONE);
        continue;
      }
      this.save.mark(key, { status: 'saving' });
      let reason: SpeakerFailure = 'memberGone';
      try {
        const { intervenant: known, identity, contact } = await speakerPersonOf(this.save.client, speaker);
        reason = 'roleGone';
        const assigned = { evenement: event, intervenant: known ?? (await this.#idOf(identity)) };
        await use({ ...assigned, role_intervenant: role.id, donnees: contact }, speaker);
        this.save.mark(key, { status });
      } catch (error) {
        const failure = failureOf(error);
        const isMissing =
          reason === 'memberGone'
            ? failure.kind === 'notFound'
            : isRefused(failure) && (await this.#isRoleGone(role.id));
        this.#fail(key, isMissing ? reason : 'call', failure);
        if (failure.kind === 'unauthenticated') return;
      }
    }
  }

  async #idOf(identity: SpeakerIdentity): Promise<number> {
    const { client, has } = this.save;
    const name = JSON.stringify(identity);
    const id =
      this.#ids.get(name) ?? (await findOrCreateOnServer(client, identity, has('intervenants-membres')));
    this.#ids.set(name, id);
    return id;
  }

  #isRoleGone = (id: number): Promise<boolean> => isGone(this.save.client.call(roleCalls.get, { id }));

  #fail = (key: string, reason: SpeakerFailure, failure: Failure): void =>
    this.save.mark(key, { status: 'failed', reason, failure });

  #outcome(id: number, speakers: readonly EventSpeaker[]): EventSaveOutcome {
    const states = speakers.map(({ key }) => this.save.state.speakers[key]);
    if (states.every((state) => state?.status === 'saved' || state?.status === 'ready'))
      return { status: 'saved', id };
    const failures = states.flatMap((state) => (state?.status === 'failed' ? state.failure : []));
    return { status: 'speakersFailed', id, failures };
  }
}
