import { itemColor } from '../domain/color';
import type { Member } from '../domain/members/member';
import type { MemberState } from '../domain/register/states';
import { fullNameOf } from '../texts/records/memberLabels';

const GREY = '#6b7280';

export const isDeceased = ({ etat: state }: Pick<Member, 'etat'>): boolean =>
  state === ('decede' satisfies MemberState);

/**
 * The colour behind a person's initials; grey once they died.
 * @param hasStates whether the back end announces states
 */
export const personColor = (member: Member, hasStates: boolean): string =>
  hasStates && isDeceased(member) ? GREY : itemColor(member.color, fullNameOf(member));
