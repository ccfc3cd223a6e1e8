/*
 * A speaker in the form of an event, with a role: chosen among the members, or read from an assignment of the event. It
 * holds the rules of the list of speakers. No React.
 */
import type { Assignment } from '../../../domain/events/event';
import type { SpeakerRole } from '../../../domain/events/speaker';
import { foldAccents } from '../../../domain/search/foldAccents';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { assignedOf, type SpeakerAssignment, trimmed } from './assignment';

export interface EventSpeaker {
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
  role: SpeakerRole | undefined;
  source: ChosenMember | Omit<SpeakerAssignment, 'role'>;
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

export const speakerOf = ({ id, label, ...rest }: Candidate, role: SpeakerRole): EventSpeaker => ({
  key: `${id}-${role.id}`,
  name: label,
  strong: rest.strong,
  email: rest.email,
  detail: rest.detail,
  role,
  source: { membre: id },
});

/** The speakers of an existing event. */
export function speakersOf(assignments: readonly Assignment[]): EventSpeaker[] {
  return assignments.map((assignment, index) => {
    const { role, ...source } = assignedOf(assignment);
    const { member_email, member_telephone } = source.contact;
    return {
      key: `a${assignment.id ?? `-${index}`}`,
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
export function assignmentIds(assignments: readonly Assignment[]): number[] | undefined {
  const ids = assignments.flatMap(({ id }) => id ?? []);
  return ids.length === assignments.length ? ids : undefined;
}

/** «Prénom Nom», as a sentence names the person. */
export function spokenName({ name, strong }: EventSpeaker): string {
  return strong ? `${name.slice(strong).trim()} ${name.slice(0, strong).trim()}`.trim() : name;
}

/** The id of a speaker who is stored; undefined for one who is only chosen, or known by name alone. */
export const speakerId = ({ source }: EventSpeaker): number | undefined =>
  'membre' in source ? undefined : source.intervenant;

/** The member who the speaker is, where that is known. */
export const speakerMember = ({ source }: EventSpeaker): number | null | undefined =>
  'membre' in source ? source.membre : source.identity.membre_id;

/** Compares members where both are known, else name and email: not every back end stores the member of a speaker. */
function isSamePerson(a: EventSpeaker, b: EventSpeaker): boolean {
  const [member, other] = [speakerMember(a), speakerMember(b)];
  if (member != null && other != null) return member === other;
  return (
    foldAccents(a.name) === foldAccents(b.name) &&
    foldAccents(trimmed(a.email)) === foldAccents(trimmed(b.email))
  );
}

/** Whether this person is listed with this role. The same person may have several roles. */
export const isListed = (speakers: readonly EventSpeaker[], added: EventSpeaker): boolean =>
  speakers.some((speaker) => speaker.role?.id === added.role?.id && isSamePerson(speaker, added));

/** Whether the lists hold the same speakers in the same roles. */
export const isSameList = (a: readonly EventSpeaker[], b: readonly EventSpeaker[]): boolean =>
  a.map(({ key }) => key).join() === b.map(({ key }) => key).join();
