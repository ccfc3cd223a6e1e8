/*
 * A speaker in the form of an event, with a role: chosen among the members, or read from an assignment of the event. It
 * holds the rules of the list of speakers. No React.
 */
import type { Affectation } from '../../../domain/events/evenement';
import type { RoleIntervenant } from '../../../domain/events/intervenant';
import { fold } from '../../../domain/search/fold';
import { fullNameOf } from '../../../texts/memberLabels';
import { type Assigned, assignedOf, trimmed } from './assignment';

export interface Speaker {
  /** Unique in the list. */
  key: string;
  /** Last name, then first name. */
  name: string;
  /** How many letters of the name are the last name's; undefined where it isn't known. */
  strong?: number | undefined;
  email?: string | null | undefined;
  /** Tells people of the same name apart. */
  detail?: string | undefined;
  /** Undefined for an assignment whose role was deleted. */
  role: RoleIntervenant | undefined;
  source: ChosenMember | Omit<Assigned, 'role'>;
}

/** A chosen member; name and contact are read when the event is saved. */
interface ChosenMember {
  membre: number;
}

/** A member as the picker lists them. */
interface Candidate {
  id: number;
  label: string;
  strong?: number | undefined;
  email?: string | null | undefined;
  detail?: string | undefined;
}

export const speakerOf = ({ id, label, ...rest }: Candidate, role: RoleIntervenant): Speaker => ({
  key: `${id}-${role.id}`,
  name: label,
  strong: rest.strong,
  email: rest.email,
  detail: rest.detail,
  role,
  source: { membre: id },
});

/** The speakers of an existing event. */
export function speakersOf(affectations: readonly Affectation[]): Speaker[] {
  return affectations.map((affectation, index) => {
    const { role, ...source } = assignedOf(affectation);
    const { member_email, member_telephone } = source.contact;
    return {
      key: `a${affectation.id ?? `-${index}`}`,
      name: fullNameOf(source.identity),
      strong: source.identity.nom?.trim().length,
      email: member_email,
      detail: member_email || member_telephone || undefined,
      role,
      source,
    };
  });
}

/** What tells whether the assignments were replaced; missing where the back end gives no ids. */
export function assignmentIds(affectations: readonly Affectation[]): number[] | undefined {
  const ids = affectations.flatMap(({ id }) => id ?? []);
  return ids.length === affectations.length ? ids : undefined;
}

const memberOf = ({ source }: Speaker): number | null | undefined =>
  'membre' in source ? source.membre : source.identity.membre_id;

/** Compares members where both are known, else name and email: not every back end stores the member of a speaker. */
function isSamePerson(a: Speaker, b: Speaker): boolean {
  const [member, other] = [memberOf(a), memberOf(b)];
  if (member != null && other != null) return member === other;
  return fold(a.name) === fold(b.name) && fold(trimmed(a.email)) === fold(trimmed(b.email));
}

/** Whether this person is listed with this role. The same person may have several roles. */
export const isListed = (speakers: readonly Speaker[], added: Speaker): boolean =>
  speakers.some((speaker) => speaker.role?.id === added.role?.id && isSamePerson(speaker, added));

/** Whether the lists hold the same speakers in the same roles. */
export const isSameList = (a: readonly Speaker[], b: readonly Speaker[]): boolean =>
  a.map(({ key }) => key).join() === b.map(({ key }) => key).join();
