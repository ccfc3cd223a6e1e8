/*
 * Finds a speaker on the server by name, or creates one. It remembers the speakers it found, so that neither a retry
 * nor a second role of the same person creates a speaker twice. No React.
 */
import { type Failure, failureOf } from '../../../api/errors';
import type { AffectationDraft } from '../../../domain/events/evenement';
import type { RoleIntervenant } from '../../../domain/events/intervenant';
import type { SpeakerContact, SpeakerIdentity } from '../speakers/assignment';
import type { Speaker } from '../speakers/speaker';

export interface SpeakerCalls {
  member(id: number): Promise<{ identity: SpeakerIdentity; contact: SpeakerContact }>;
  findSpeaker(identity: SpeakerIdentity): Promise<number | undefined>;
  createSpeaker(identity: SpeakerIdentity): Promise<number>;
}

/** What an assignment holds of a speaker. */
interface Ready {
  intervenant: number;
  contact: SpeakerContact;
}

/** The member was deleted after being chosen. */
export class MemberGone extends Error {
  constructor(readonly failure: Failure) {
    super('The member was deleted meanwhile.');
  }
}

export class SpeakerFinder {
  #ready = new Map<string, Ready>();
  #found = new Map<string, number>();

  constructor(private readonly calls: SpeakerCalls) {}

  /** @throws MemberGone, ApiError */
  async find(speaker: Speaker): Promise<Ready> {
    const { key, source } = speaker;
    const known = this.#ready.get(key);
    if (known) return known;
    const { identity, contact } = 'membre' in source ? await this.#member(source.membre) : source;
    const own = 'membre' in source ? undefined : source.intervenant;
    const ready = { intervenant: own ?? (await this.#findOrCreate(identity)), contact };
    this.#ready.set(key, ready);
    return ready;
  }

  async #member(id: number) {
    try {
      return await this.calls.member(id);
    } catch (error) {
      const failure = failureOf(error);
      throw failure.kind === 'notFound' ? new MemberGone(failure) : error;
    }
  }

  async #findOrCreate(identity: SpeakerIdentity): Promise<number> {
    const name = JSON.stringify(identity);
    const id =
      this.#found.get(name) ??
      (await this.calls.findSpeaker(identity)) ??
      (await this.calls.createSpeaker(identity));
    this.#found.set(name, id);
    return id;
  }
}

/** The assignment that is sent for one speaker. */
export const assignmentOf = (
  evenement: number,
  role: RoleIntervenant,
  { intervenant, contact }: Ready,
): AffectationDraft => ({ evenement, intervenant, role_intervenant: role.id, donnees: contact });
