/** One speaker of an event, as it is shown. */
import type { Affectation } from '../../../domain/events/evenement';
import { assignedOf, trimmed } from '../speakers/assignment';

export interface ShownSpeaker {
  /** First name first, as in the admin screens; '' where the back end says nothing. */
  name: string;
  role: string;
  profession: string;
  email: string;
  telephone: string;
}

export function shownSpeakerOf(affectation: Affectation): ShownSpeaker {
  const { identity, contact, role } = assignedOf(affectation);
  return {
    name: [identity.prenom, identity.nom].filter(Boolean).join(' '),
    role: trimmed(role?.libelle),
    profession: trimmed(contact.member_profession),
    email: trimmed(contact.member_email),
    telephone: trimmed(contact.member_telephone),
  };
}
