/** Who leaves which group or department when members are added to another one. No React. */
import type { Member } from '../domain/members/member';
import { fullNameOf } from '../texts/records/memberLabels';

/** What a member is in one of at a time. */
export type MembershipKey = 'groupe_actuel' | 'departement_actuel';

/** What a row of a list or a record says of a member; a key that is missing is not known. */
export type KnownMember = Partial<
  Pick<
    Member,
    | MembershipKey
    | 'tags'
    | 'etape_actuelle'
    | 'nom'
    | 'prenom'
    | 'genre'
    | 'etat'
    | 'etat_depuis'
    | 'etat_motif'
    | 'oppositions'
    | 'cotisations'
    | 'consentements'
  >
>;

/** A member that an action is about. */
export interface ActedMember {
  id: number;
  /** Last name, then first name. */
  label: string;
  known?: KnownMember | undefined;
}

export const actedMember = (member: Member): ActedMember => ({
  id: member.id,
  label: fullNameOf(member),
  known: member,
});

export interface Moves {
  /** The places that members leave, those with most of them first. */
  from: readonly { nom: string; count: number }[];
  /** Members who leave a place. */
  leaving: number;
  /** Members whose present place is not known. */
  unknown: number;
}

/** @param to the id of the place that they are added to */
export function movesOf(members: readonly ActedMember[], place: MembershipKey, to: number): Moves {
  const from = new Map<number, { nom: string; count: number }>();
  let [leaving, unknown] = [0, 0];
  for (const { known } of members) {
    const present = known?.[place];
    if (present === undefined) unknown += 1;
    if (!present || present.id === to) continue;
    leaving += 1;
    const entry = from.get(present.id) ?? { nom: present.nom, count: 0 };
    entry.count += 1;
    from.set(present.id, entry);
  }
  const sorted = Array.from(from, ([, entry]) => entry).sort((a, b) => b.count - a.count);
  return { from: sorted, leaving, unknown };
}
