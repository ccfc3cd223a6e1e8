/** The calls of a save, on the endpoints of the contract. */
import type { Client } from '../../../api/client';
import { evenements } from '../../../api/endpoints/evenements';
import { intervenants, roles } from '../../../api/endpoints/intervenants';
import { membres } from '../../../api/endpoints/membres';
import { failureOf } from '../../../api/errors';
import type { Capability } from '../../../domain/capacites';
import {
  type Affectation,
  type AffectationDraft,
  type EvenementDraft,
  evenement,
} from '../../../domain/events/evenement';
import { allPages } from '../query/allPages';
import { isSameEvent, matchingSpeaker, searchName } from './matches';
import type { SpeakerCalls } from './SpeakerFinder';

/** A created event. Its version is only known where the back end compares versions. */
export interface StoredEvent {
  id: number;
  updated_at: string | undefined;
}

/** The calls that a save makes. Each rejects with an ApiError. */
export interface SaveCalls extends SpeakerCalls {
  createEvent(draft: EvenementDraft): Promise<StoredEvent>;
  /** Whether the back end refuses an edit of an old version. */
  comparesVersions(): boolean;
  /** `seen`: the version that was edited. Resolves to the new one, where the back end compares versions. */
  updateEvent(id: number, draft: EvenementDraft, seen: string | undefined): Promise<string | undefined>;
  /**
   * Whether the stored version differs from the edited one. This is only asked where the back end doesn't compare
   * versions itself; a change between this check and the write goes unnoticed.
   */
  isOvertaken(id: number, seen: string): Promise<boolean>;
  /** The event that an earlier create of this draft made, if any. */
  findEvent(draft: EvenementDraft): Promise<StoredEvent | undefined>;
  assign(draft: AffectationDraft): Promise<unknown>;
  assignments(id: number): Promise<readonly Affectation[]>;
  /** `seen`: the ids of the assignments that are replaced. */
  synchronize(id: number, drafts: AffectationDraft[], seen: readonly number[] | undefined): Promise<unknown>;
  /** Whether the event was deleted since; asked when a part of it isn't found. */
  isEventGone(id: number): Promise<boolean>;
  /** Whether the role was deleted since; asked when an assignment is refused. */
  isRoleGone(id: number): Promise<boolean>;
}

/** Page size of a search for one row. */
const SEARCHED = 100;

/** @param has whether the back end announced a capability */
export function saveCalls(client: Client, has: (name: Capability) => boolean): SaveCalls {
  const versionOf = (answer: unknown) =>
    has('versions') ? (evenement.safeParse(answer).data?.updated_at ?? undefined) : undefined;
  return {
    async createEvent(body) {
      const answer = await client.call(evenements.create, { body });
      return { id: answer.id, updated_at: versionOf(answer) };
    },
    comparesVersions: () => has('versions'),
    async updateEvent(id, draft, seen) {
      const body = { ...draft, id, ...(seen && { updated_at: seen }) };
      return versionOf(await client.call(evenements.update, { id, body }));
    },
    async isOvertaken(id, seen) {
      if (has('versions')) return false;
      const { updated_at } = await client.call(evenements.get, { id });
      return Boolean(updated_at) && updated_at !== seen;
    },
    async findEvent(draft) {
      const day = draft.date.slice(0, 10);
      const size = has('pages-evenements') ? SEARCHED : undefined;
      const { results } = await allPages(client, { date_from: day, date_to: day }, size);
      const found = results.findLast((event) => isSameEvent(event, draft));
      return found && { id: found.id, updated_at: versionOf(found) };
    },
    isEventGone: (id) => isGone(client.call(evenements.get, { id })),
    async member(id) {
      const { nom, prenom, email, telephone, profession } = await client.call(membres.get, { id });
      return {
        identity: { nom: nom?.trim() ?? '', prenom: prenom?.trim() ?? '', membre_id: id },
        contact: { member_email: email, member_telephone: telephone, member_profession: profession },
      };
    },
    async findSpeaker(identity) {
      const query = { search: searchName(identity), page_size: SEARCHED };
      const { results } = await client.call(intervenants.list, query);
      return matchingSpeaker(results, identity, has('intervenants-membres'))?.id;
    },
    createSpeaker: (body) => client.call(intervenants.create, { body }).then(({ id }) => id),
    assign: (draft) => client.call(evenements.assign, { id: draft.evenement, body: draft }),
    assignments: (id) => client.call(evenements.assignments, { id }),
    synchronize: (id, assignments, seen) =>
      client.call(evenements.synchronize, { id, body: { assignments, ...(seen && { avant: [...seen] }) } }),
    isRoleGone: (id) => isGone(client.call(roles.get, { id })),
  };
}

const isGone = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => false,
    (error: unknown) => failureOf(error).kind === 'notFound',
  );
