/** Who a speaker is on the server: the calls that find or create one, and what a whole event has of each. */
import type { Client } from '../../../api/client';
import { memberCalls } from '../../../api/endpoints/members';
import { speakerCalls } from '../../../api/endpoints/speakers';
import type { ChosenSpeaker } from '../../../domain/events/event';
import { matchingSpeaker, SPEAKERS_SEARCHED, searchName } from '../../../domain/events/matchingSpeaker';
import { type SpeakerContact, type SpeakerIdentity, trimmed } from './assignment';
import type { EventSpeaker } from './speaker';

/** The speaker of an event that is saved in one call. A role that was deleted is refused as an unknown one. */
export function chosenOf({ source, role }: EventSpeaker): ChosenSpeaker {
  const role_intervenant = role?.id ?? 0;
  if ('membre' in source) return { role_intervenant, membre_id: source.membre };
  const { intervenant: speaker, identity, contact: donnees } = source;
  const person = speaker === undefined ? identity : { intervenant: speaker };
  return { role_intervenant, ...person, donnees };
}

interface Person {
  /** The speaker's id, where it is known already. */
  intervenant?: number | undefined;
  identity: SpeakerIdentity;
  contact: SpeakerContact;
}

/** Names and contact of a speaker. Those of a chosen member are read now. */
export async function speakerPersonOf(client: Client, { source }: EventSpeaker): Promise<Person> {
  if (!('membre' in source)) return source;
  const { nom, prenom, email, telephone, profession } = await client.call(memberCalls.get, {
    id: source.membre,
  });
  return {
    identity: { nom: trimmed(nom), prenom: trimmed(prenom), membre_id: source.membre },
    contact: { member_email: email, member_telephone: telephone, member_profession: profession },
  };
}

/**
 * Finds the speaker by name, or creates one.
 * @param hasMembers whether the back end keeps the members of speakers
 */
export async function findOrCreateOnServer(
  client: Client,
  identity: SpeakerIdentity,
  hasMembers: boolean,
): Promise<number> {
  const query = { search: searchName(identity), page_size: SPEAKERS_SEARCHED };
  const { results } = await client.call(speakerCalls.list, query);
  const match = matchingSpeaker(results, identity, hasMembers);
  return (match ?? (await client.call(speakerCalls.create, { body: identity }))).id;
}
