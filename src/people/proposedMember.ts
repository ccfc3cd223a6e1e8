/**
 * Values for a new member that one screen of the console proposes to another. They stay in memory, so that no address and
 * no storage holds the data of a person, and nothing is saved before the user has read and sent the form.
 */
import type { Member, MemberField } from '../domain/members/member';

export type ProposedMember = Partial<Pick<Member, MemberField>>;

let proposed: ProposedMember | undefined;

export function proposeMember(values: ProposedMember): void {
  proposed = values;
}

export const proposedMember = (): ProposedMember | undefined => proposed;

/** The form that shows them is open. */
export function forgetProposedMember(): void {
  proposed = undefined;
}
