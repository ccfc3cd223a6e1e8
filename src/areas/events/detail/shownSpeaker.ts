/** A speaker of an event, as the details show them. */
import type { Assignment } from '../../../domain/events/event';
import { joinedNameOf, type Named } from '../../../domain/members/member';
import { assignedOf, trimmed } from '../speakers/assignment';

export interface ShownSpeaker {
  identity: Named;
  /** Last name, then first name; '' where the back end gives neither. */
  name: string;
  role: string;
  profession: string;
  email: string;
  telephone: string;
}

export function shownSpeakerOf(assignment: Assignment): ShownSpeaker {
  const { identity, contact, role } = assignedOf(assignment);
  return {
    identity,
    name: joinedNameOf(identity),
    role: trimmed(role?.libelle),
    profession: trimmed(contact.member_profession),
    email: trimmed(contact.member_email),
    telephone: trimmed(contact.member_telephone),
  };
}
