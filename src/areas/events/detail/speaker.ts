/** One speaker of an event as read: assignments come with objects, with ids, or with what was noted when assigned. */
import type { Affectation } from '../../../domain/evenement';

export interface Speaker {
  /** '' where the back end says nothing. */
  name: string;
  role: string;
  profession: string;
  email: string;
  telephone: string;
}

const clean = (text: string | null | undefined): string => text?.trim() ?? '';

/** First name first, as in the admin screens. */
const nameOf = (person: { prenom?: string | null; nom?: string | null } | null | undefined): string =>
  [clean(person?.prenom), clean(person?.nom)].filter(Boolean).join(' ');

export function speakerOf({ intervenant, role_intervenant: role, donnees }: Affectation): Speaker {
  return {
    name: (typeof intervenant === 'object' && nameOf(intervenant)) || nameOf(donnees),
    role: typeof role === 'object' ? clean(role?.libelle) : '',
    profession: clean(donnees?.member_profession),
    email: clean(donnees?.member_email),
    telephone: clean(donnees?.member_telephone),
  };
}
