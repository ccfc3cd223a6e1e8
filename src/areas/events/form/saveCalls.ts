/** The calls of a save, on the contract's endpoints. */

import type { Client } from '../../../api/client';
import { evenements } from '../../../api/endpoints/evenements';
import { intervenants, roles } from '../../../api/endpoints/intervenants';
import { membres } from '../../../api/endpoints/membres';
import { failureOf } from '../../../api/errors';
import type { Capability } from '../../../domain/capacites';
import type {
  Affectation,
  AffectationDraft,
  Evenement,
  EvenementDraft,
} from '../../../domain/events/evenement';
import type { Intervenant } from '../../../domain/events/intervenant';
import { allPages } from '../query/allPages';
import type { Identity } from '../speakers/assignment';
import type { SpeakerCalls } from '../speakers/SpeakerFinder';

/** The back end, as far as this needs it; every one rejects with an ApiError. */
export interface SaveCalls extends SpeakerCalls {
  createEvent(draft: EvenementDraft): Promise<number>;
  /** `seen`: the version that was edited. */
  updateEvent(id: number, draft: EvenementDraft, seen: string | undefined): Promise<unknown>;
  /**
   * Whether the stored version differs from the edited one. This is only asked where the back end doesn't compare
   * versions itself; a change between this check and the write goes unnoticed.
   */
  isOvertaken(id: number, seen: string): Promise<boolean>;
  /** The event that a create of this draft has left, if any. */
  findEvent(draft: EvenementDraft): Promise<number | undefined>;
  assign(draft: AffectationDraft): Promise<unknown>;
  isAssigned(draft: AffectationDraft): Promise<boolean>;
  synchronize(id: number, drafts: AffectationDraft[]): Promise<unknown>;
  /** Asked when something of the event isn't found: was it deleted meanwhile? */
  isEventGone(id: number): Promise<boolean>;
  /** Asked when an assignment is refused: was its role deleted meanwhile? */
  isRoleGone(id: number): Promise<boolean>;
}

/** Rows asked for when one of them is sought. */
const MANY = 100;

/** `has`: whether the back end announced a capability. */
export function saveCalls(client: Client, has: (name: Capability) => boolean): SaveCalls {
  return {
    createEvent: (body) => client.call(evenements.create, { body }).then(({ id }) => id),
    updateEvent: (id, draft, seen) =>
      client.call(evenements.update, { id, body: { ...draft, id, ...(seen && { updated_at: seen }) } }),
    async isOvertaken(id, seen) {
      if (has('versions')) return false;
      const { updated_at } = await client.call(evenements.get, { id });
      return Boolean(updated_at) && updated_at !== seen;
    },
    async findEvent(draft) {
      const day = draft.date.slice(0, 10);
      const size = has('pages-evenements') ? MANY : undefined;
      const { results } = await allPages(client, { date_from: day, date_to: day }, size);
      return results.findLast((event) => isSameEvent(event, draft))?.id;
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
      const wanted = nameOf(identity);
      const { results } = await client.call(intervenants.list, { search: wanted, page_size: MANY });
      return sought(results, identity, has('intervenants-membres'))?.id;
    },
    createSpeaker: (body) => client.call(intervenants.create, { body }).then(({ id }) => id),
    assign: (draft) => client.call(evenements.assign, { id: draft.evenement, body: draft }),
    async isAssigned(draft) {
      const assigned = await client.call(evenements.assignments, { id: draft.evenement });
      return assigned.some((one) => isSameAssignment(one, draft));
    },
    synchronize: (id, assignments) => client.call(evenements.synchronize, { id, body: { assignments } }),
    isRoleGone: (id) => isGone(client.call(roles.get, { id })),
  };
}

const isGone = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => false,
    (error: unknown) => failureOf(error).kind === 'notFound',
  );

type Named = { nom?: string | null; prenom?: string | null };

/** First name, last name: as speakers are searched. */
const nameOf = ({ nom, prenom }: Named): string =>
  [prenom, nom]
    .map((word) => word?.trim())
    .filter(Boolean)
    .join(' ');

const lower = (text: string): string => text.toLocaleLowerCase('fr');

/** As a back end that tidies names up may write it. */
const comparable = (name: string): string => lower(name).trim().replaceAll(/\s+/g, ' ');

/** Of the same name at the same place and hour: a namesake of somebody else is none of ours. */
const isSameEvent = (event: Evenement, { nom_evenement, lieu, heure_debut }: EvenementDraft): boolean =>
  comparable(event.nom_evenement) === comparable(nom_evenement) &&
  comparable(event.lieu ?? '') === comparable(lieu ?? '') &&
  (event.heure_debut ?? '').slice(0, 5) === (heure_debut ?? '');

/**
 * Finds the speaker with this name, whatever the case. Where the back end keeps the member of a speaker, the speaker
 * of this member comes first, and one of another member is never taken.
 */
function sought(found: readonly Intervenant[], { membre_id, ...identity }: Identity, hasMembers: boolean) {
  const wanted = comparable(nameOf(identity));
  const namesakes = found.filter((speaker) => comparable(nameOf(speaker)) === wanted);
  if (!hasMembers) return namesakes[0];
  return (
    namesakes.find((speaker) => membre_id != null && speaker.membre_id === membre_id) ??
    namesakes.find((speaker) => membre_id == null || speaker.membre_id == null)
  );
}

const idOf = (value: number | { id: number } | null | undefined): number | undefined =>
  typeof value === 'object' ? value?.id : value;

/** Homonyms are one speaker to the back end: their contact tells them apart. */
const isSameAssignment = (
  { intervenant, role_intervenant, donnees }: Affectation,
  draft: AffectationDraft,
): boolean =>
  idOf(intervenant) === draft.intervenant &&
  idOf(role_intervenant) === draft.role_intervenant &&
  (donnees?.member_email ?? '') === (draft.donnees.member_email ?? '');
