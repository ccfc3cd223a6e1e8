/** The people of an event, each once with all their roles, and the address at which they are asked. */
import type { Database } from '../../store/database/database';
import { assignedAddresses } from '../calendar/recipients';

export interface AskedPerson {
  /** The speaker's id. */
  speaker: number;
  /** First and last name, for the organisation. */
  name: string;
  firstName: string;
  email: string | undefined;
  roles: string[];
  /** Several addresses stand behind one speaker that is no member: they may be people of one name. */
  isAmbiguous: boolean;
}

/** @param team the date by the rule, of a series */
export async function servingPeople(
  db: Database,
  event: number,
  team: string | undefined,
): Promise<AskedPerson[]> {
  const people = new Map<number, AskedPerson & { noted: string }>();
  for (const { speaker, email, noted, role } of await assignedAddresses(db, event, team)) {
    const known = people.get(speaker.id);
    if (known) {
      known.isAmbiguous ||= speaker.membre_id == null && known.noted !== noted;
      known.email ??= email;
      known.roles.push(role);
      continue;
    }
    const [firstName, lastName] = [speaker.prenom ?? '', speaker.nom ?? ''];
    people.set(speaker.id, {
      speaker: speaker.id,
      name: `${firstName} ${lastName}`.trim(),
      firstName,
      email,
      noted,
      roles: [role],
      isAmbiguous: false,
    });
  }
  return [...people.values()];
}
