/*
 * Somebody at an event, in a role: chosen among the members, or read from an assignment of the event. Rules on the list
 * of them, and the assignment that travels. No React.
 */
import type { Affectation } from '../../../domain/events/evenement';
import type { RoleIntervenant } from '../../../domain/events/intervenant';
import { fold } from '../../../domain/fold';
import { fullNameOf } from '../../../texts/memberLabels';
import { type Assigned, assignedOf, trimmed } from './assignment';

export interface Speaker {
  /** Unique in the list. */
  key: string;
  /** Last name, first name. */
  name: string;
  email?: string | null | undefined;
  /** What else tells homonyms apart. */
  detail?: string | undefined;
  /** Absent where an assignment was read whose role is gone. */
  role: RoleIntervenant | undefined;
  source: ChosenMember | Omit<Assigned, 'role'>;
}

/** A member: who they are and how to reach them is read when the event is saved. */
interface ChosenMember {
  membre: number;
}

/** A member as the picker offers them. */
interface Candidate {
  id: number;
  label: string;
  email?: string | null | undefined;
  detail?: string | undefined;
}

export const speakerOf = ({ id, label, email, detail }: Candidate, role: RoleIntervenant): Speaker => ({
  key: `${id}-${role.id}`,
  name: label,
  email,
  detail,
  role,
  source: { membre: id },
});

/** The speakers of an event that is there. */
export function speakersOf(affectations: readonly Affectation[]): Speaker[] {
  return affectations.map((affectation, i) => {
    const { role, ...source } = assignedOf(affectation);
    const { member_email, member_telephone } = source.contact;
    return {
      key: `a${affectation.id ?? `-${i}`}`,
      name: fullNameOf(source.identity),
      email: member_email,
      detail: member_email || member_telephone || undefined,
      role,
      source,
    };
  });
}

const memberOf = ({ source }: Speaker): number | null | undefined =>
  'membre' in source ? source.membre : source.identity.membre_id;

/** The same person, as far as can be told: not every back end says which member a speaker is. */
function isSamePerson(one: Speaker, other: Speaker): boolean {
  const [member, otherMember] = [memberOf(one), memberOf(other)];
  if (member != null && otherMember != null) return member === otherMember;
  return fold(one.name) === fold(other.name) && fold(trimmed(one.email)) === fold(trimmed(other.email));
}

/** Whether this person already has this role here; another role is welcome. */
export const isListed = (speakers: readonly Speaker[], added: Speaker): boolean =>
  speakers.some((speaker) => speaker.role?.id === added.role?.id && isSamePerson(speaker, added));

/** Whether the lists hold the same speakers in the same roles. */
export const isSameList = (one: readonly Speaker[], other: readonly Speaker[]): boolean =>
  one.map(({ key }) => key).join() === other.map(({ key }) => key).join();
