/** The calls of a save, on the contract's endpoints. */

import type { Client } from '../../../api/client';
import { evenements } from '../../../api/endpoints/evenements';
import { intervenants, roles } from '../../../api/endpoints/intervenants';
import { membres } from '../../../api/endpoints/membres';
import { failureOf } from '../../../api/errors';
import type { Affectation, AffectationDraft, EvenementDraft } from '../../../domain/evenement';
import type { Contact, Identity } from '../speakers/speaker';

/** The back end, as far as this needs it; every one rejects with an ApiError. */
export interface SaveCalls {
  createEvent(draft: EvenementDraft): Promise<number>;
  updateEvent(id: number, draft: EvenementDraft): Promise<unknown>;
  /** The event that a create of this draft has left, if any. */
  findEvent(draft: EvenementDraft): Promise<number | undefined>;
  member(id: number): Promise<{ identity: Identity; contact: Contact }>;
  findSpeaker(identity: Identity): Promise<number | undefined>;
  createSpeaker(identity: Identity): Promise<number>;
  assign(draft: AffectationDraft): Promise<unknown>;
  isAssigned(draft: AffectationDraft): Promise<boolean>;
  synchronize(id: number, drafts: AffectationDraft[]): Promise<unknown>;
  /** Asked when an assignment is refused: was its role deleted meanwhile? */
  isRoleGone(id: number): Promise<boolean>;
}

/** Rows asked for when one of them is sought. */
const MANY = 100;

export function saveCalls(client: Client): SaveCalls {
  return {
    createEvent: (body) => client.call(evenements.create, { body }).then(({ id }) => id),
    updateEvent: (id, draft) => client.call(evenements.update, { id, body: { ...draft, id } }),
    async findEvent(draft) {
      const day = draft.date.slice(0, 10);
      const { results } = await client.call(evenements.list, {
        date_from: day,
        date_to: day,
        search: draft.nom_evenement,
        page_size: MANY,
      });
      return results.findLast((event) => event.nom_evenement.trim() === draft.nom_evenement)?.id;
    },
    async member(id) {
      const { nom, prenom, email, telephone, profession } = await client.call(membres.get, { id });
      return {
        identity: { nom: nom?.trim() ?? '', prenom: prenom?.trim() ?? '' },
        contact: { member_email: email, member_telephone: telephone, member_profession: profession },
      };
    },
    async findSpeaker(identity) {
      const wanted = nameOf(identity);
      const answer = await client.call(intervenants.list, { search: wanted, page_size: MANY });
      const found = Array.isArray(answer) ? answer : answer.results;
      return found.find((speaker) => lower(nameOf(speaker)) === lower(wanted))?.id;
    },
    createSpeaker: (body) => client.call(intervenants.create, { body }).then(({ id }) => id),
    assign: (draft) => client.call(evenements.assign, { id: draft.evenement, body: draft }),
    async isAssigned(draft) {
      const assigned = await client.call(evenements.assignments, { id: draft.evenement });
      return assigned.some((one) => isSameAssignment(one, draft));
    },
    synchronize: (id, assignments) => client.call(evenements.synchronize, { id, body: { assignments } }),
    isRoleGone: (id) =>
      client.call(roles.get, { id }).then(
        () => false,
        (error: unknown) => failureOf(error).kind === 'notFound',
      ),
  };
}

type Named = { nom?: string | null; prenom?: string | null };

/** First name, last name: as speakers are searched. */
const nameOf = ({ nom, prenom }: Named): string =>
  [prenom, nom]
    .map((word) => word?.trim())
    .filter(Boolean)
    .join(' ');

const lower = (text: string): string => text.toLocaleLowerCase('fr');

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
