import type { Client } from '../../../api/client';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import type { Member } from '../../../domain/members/member';
import type { MemberDraft, MemberUpdate } from '../../../domain/members/memberDraft';

/**
 * Writes all fields of a record on the version of this row.
 * @returns the row as it is now
 */
export async function writeMember(client: Client, row: Member, draft: MemberDraft): Promise<Member> {
  const { id, updated_at } = row;
  const body = { id, ...draft, ...(updated_at && { updated_at }) } as MemberUpdate;
  const answer = await client.call(memberWriteCalls.update, { id, body });
  return { ...row, ...draft, updated_at: answer?.updated_at ?? updated_at };
}
