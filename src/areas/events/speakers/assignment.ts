/** An assignment as read, in one shape: it comes with objects, with ids, or with what was noted when it was made. */
import type { Affectation, AffectationDraft } from '../../../domain/events/evenement';
import type { RoleIntervenant } from '../../../domain/events/intervenant';

export type SpeakerContact = AffectationDraft['donnees'];

/** How speakers are known to the back end: by their name, and by the member they are where it keeps that. */
export interface SpeakerIdentity {
  nom: string;
  prenom: string;
  membre_id?: number | null | undefined;
}

export interface Assigned {
  /** Without an id the speaker is found again by name. */
  intervenant: number | undefined;
  /** Words trimmed, '' where the back end says nothing. */
  identity: SpeakerIdentity;
  contact: SpeakerContact;
  /** Without label where only its id is told; undefined where it is gone. */
  role: RoleIntervenant | undefined;
}

export const trimmed = (text: string | null | undefined): string => text?.trim() ?? '';

type Named = { nom?: string | null | undefined; prenom?: string | null | undefined } | null | undefined;

const wordsOf = (person: Named) => ({ nom: trimmed(person?.nom), prenom: trimmed(person?.prenom) });

export function assignedOf({ intervenant, role_intervenant: role, donnees }: Affectation): Assigned {
  const known = typeof intervenant === 'object' ? intervenant : undefined;
  const current = wordsOf(known);
  const { member_email, member_telephone, member_profession } = donnees ?? {};
  return {
    intervenant: typeof intervenant === 'number' ? intervenant : known?.id,
    // Half of one name and half of another would be nobody.
    identity: {
      ...(current.nom || current.prenom ? current : wordsOf(donnees)),
      membre_id: known?.membre_id,
    },
    contact: { member_email, member_telephone, member_profession },
    role: typeof role === 'number' ? { id: role, libelle: '' } : (role ?? undefined),
  };
}
