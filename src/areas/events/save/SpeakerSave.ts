/*
 * Saves the speakers of a stored event call by call, where the back end doesn't take the event as a whole: a speaker is
 * found by name or created, then assigned. It remembers whom it found, so that no speaker is created twice.
 */
import type { Client } from '../../../api/client';
import { evenements } from '../../../api/endpoints/evenements';
import { roles } from '../../../api/endpoints/intervenants';
import { type Failure, failureOf } from '../../../api/errors';
import type { Capability } from '../../../domain/capacites';
import type { AffectationDraft } from '../../../domain/events/evenement';
import type { SpeakerIdentity } from '../speakers/assignment';
import type { Speaker } from '../speakers/speaker';
import { findOrCreateSpeaker, personOf } from '../speakers/speakerCalls';
import type { Outcome, SaveState, SpeakerFailure, SpeakerState } from './outcome';

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
    speakers: readonly Speaker[],
    only: string | undefined,
    onAssigned: (speaker: Speaker) => void,
  ): Promise<Outcome> {
    const { client, write, state } = this.save;
    const due = speakers.filter(
      ({ key }) => (only ?? key) === key && state.speakers[key]?.status !== 'saved',
    );
    await this.#each(id, due, 'saved', async (body, speaker) => {
      await write(client.call(evenements.assign, { id, body }));
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
    speakers: readonly Speaker[],
    seen: readonly number[] | undefined,
  ): Promise<Outcome> {
    const { client, write } = this.save;
    const assignments: AffectationDraft[] = [];
    await this.#each(id, speakers, 'ready', (draft) => assignments.push(draft));
    const outcome = this.#outcome(id, speakers);
    if (outcome.status !== 'saved') return outcome;
    try {
      const body = { assignments, ...(seen && { avant: [...seen] }) };
      await write(client.call(evenements.synchronize, { id, body }));
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
    evenement: number,
    speakers: readonly Speaker[],
    status: 'ready' | 'saved',
    use: (draft: AffectationDraft, speaker: Speaker) => unknown,
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
        const { intervenant, identity, contact } = await personOf(this.save.client, speaker);
        reason = 'roleGone';
        const assigned = { evenement, intervenant: intervenant ?? (await this.#idOf(identity)) };
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
      this.#ids.get(name) ?? (await findOrCreateSpeaker(client, identity, has('intervenants-membres')));
    this.#ids.set(name, id);
    return id;
  }

  #isRoleGone = (id: number): Promise<boolean> => isGone(this.save.client.call(roles.get, { id }));

  #fail = (key: string, reason: SpeakerFailure, failure: Failure): void =>
    this.save.mark(key, { status: 'failed', reason, failure });

  #outcome(id: number, speakers: readonly Speaker[]): Outcome {
    const states = speakers.map(({ key }) => this.save.state.speakers[key]);
    if (states.every((state) => state?.status === 'saved' || state?.status === 'ready'))
      return { status: 'saved', id };
    const failures = states.flatMap((state) => (state?.status === 'failed' ? state.failure : []));
    return { status: 'speakersFailed', id, failures };
  }
}
