/** Who leaves which group or department when members are added to another one. No React. */
import type { Membre } from '../domain/members/membre';
import { fullNameOf } from '../texts/memberLabels';

/** What a member is in one of at a time. */
export type Place = 'groupe_actuel' | 'departement_actuel';

/** What a row of a list or a record says of a member; a key that is missing is not known. */
export type KnownMember = Partial<Pick<Membre, Place | 'tags' | 'etape_actuelle'>>;

/** A member that an action is about. */
export interface ActedMember {
  id: number;
  /** Last name, then first name. */
  label: string;
  known?: KnownMember | undefined;
}

export const actedMember = (membre: Membre): ActedMember => ({
  id: membre.id,
  label: fullNameOf(membre),
  known: membre,
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
export function movesOf(membres: readonly ActedMember[], place: Place, to: number): Moves {
  const from = new Map<number, { nom: string; count: number }>();
  let [leaving, unknown] = [0, 0];
  for (const { known } of membres) {
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
