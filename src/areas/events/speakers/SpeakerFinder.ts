/*
 * Whom a speaker is on the server: found by name, else created. Remembers whom it has found, so that trying again, or a
 * second role of the same person, makes nobody twice. No React.
 */
import { type Failure, failureOf } from '../../../api/errors';
import type { AffectationDraft } from '../../../domain/events/evenement';
import type { RoleIntervenant } from '../../../domain/events/intervenant';
import type { Contact, Identity } from './assignment';
import type { Speaker } from './speaker';

export interface SpeakerCalls {
  member(id: number): Promise<{ identity: Identity; contact: Contact }>;
  findSpeaker(identity: Identity): Promise<number | undefined>;
  createSpeaker(identity: Identity): Promise<number>;
}

/** What an assignment needs of somebody. */
interface Ready {
  intervenant: number;
  contact: Contact;
}

/** The member was deleted between choice and save. */
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

  async #findOrCreate(identity: Identity): Promise<number> {
    const name = JSON.stringify(identity);
    const id =
      this.#found.get(name) ??
      (await this.calls.findSpeaker(identity)) ??
      (await this.calls.createSpeaker(identity));
    this.#found.set(name, id);
    return id;
  }
}

/** What travels for one speaker. */
export const assignmentOf = (
  evenement: number,
  role: RoleIntervenant,
  { intervenant, contact }: Ready,
): AffectationDraft => ({ evenement, intervenant, role_intervenant: role.id, donnees: contact });
