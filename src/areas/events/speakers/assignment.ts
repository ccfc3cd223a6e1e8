/** Reads an assignment into one shape: back ends send objects, ids, or the contact noted when it was made. */
import type { Assignment, AssignmentDraft } from '../../../domain/events/event';
import type { SpeakerRole } from '../../../domain/events/speaker';

export type SpeakerContact = AssignmentDraft['donnees'];

/** How the back end knows a speaker: by name, and by member where it stores one. */
export interface SpeakerIdentity {
  nom: string;
  prenom: string;
  membre_id?: number | null | undefined;
}

export interface SpeakerAssignment {
  /** Undefined where the back end gives no id; the speaker is then found by name. */
  intervenant: number | undefined;
  /** Trimmed; '' where the back end gives none. */
  identity: SpeakerIdentity;
  contact: SpeakerContact;
  /** The label is '' where the back end gives the id alone; undefined where the role was deleted. */
  role: SpeakerRole | undefined;
}

export const trimmed = (text: string | null | undefined): string => text?.trim() ?? '';

type Named = { nom?: string | null | undefined; prenom?: string | null | undefined } | null | undefined;

const wordsOf = (person: Named) => ({ nom: trimmed(person?.nom), prenom: trimmed(person?.prenom) });

export function assignedOf({
  intervenant: speaker,
  role_intervenant: role,
  donnees,
}: Assignment): SpeakerAssignment {
  const known = typeof speaker === 'object' ? speaker : undefined;
  const current = wordsOf(known);
  const { member_email, member_telephone, member_profession } = donnees ?? {};
  return {
    intervenant: typeof speaker === 'number' ? speaker : known?.id,
    // Never the first name of one source with the last name of the other.
    identity: {
      ...(current.nom || current.prenom ? current : wordsOf(donnees)),
      membre_id: known?.membre_id,
    },
    contact: { member_email, member_telephone, member_profession },
    role: typeof role === 'number' ? { id: role, libelle: '' } : (role ?? undefined),
  };
}
