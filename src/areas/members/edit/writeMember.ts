import type { Client } from '../../../api/client';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import type { Member } from '../../../domain/members/member';
import { type MemberDraft, type MemberUpdate, withoutWrongDay } from '../../../domain/members/memberDraft';

/**
 * Writes all fields of a record on the version of this row, but a birthday that is stored as no day: it stays as it is until
 * another one is typed.
 * @returns the row as it is now
 */
export async function writeMember(client: Client, row: Member, given: MemberDraft): Promise<Member> {
  const draft = withoutWrongDay(given);
  const { id, updated_at } = row;
  const body = { id, ...draft, ...(updated_at && { updated_at }) } as MemberUpdate;
  const answer = await client.call(memberWriteCalls.update, { id, body });
  return { ...row, ...draft, updated_at: answer?.updated_at ?? updated_at };
}
