import type { Client } from '../../../api/client';
import { memberCalls } from '../../../api/endpoints/members';
import { DAY_MS } from '../../../domain/calendar/dayNumbers';
import type { Member } from '../../../domain/members/member';
import type { MemberDraft } from '../../../domain/members/memberDraft';
import { isoDay } from '../../../texts/formats';
import { MEMBER_FIELDS } from '../fields';

const PAGE_SIZE = 50;
/** After a lost answer more pages are read, because a person who is missed would be created twice. */
const PAGES = 20;

/** The search results for the last name of this draft. */
async function foundBy(client: Client, { nom }: MemberDraft, pages: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let page = 1; page <= pages; page++) {
    const query = { page, page_size: PAGE_SIZE, search: nom };
    const { results, next } = await client.call(memberCalls.list, query);
    members.push(...results);
    if (!next || results.length === 0) break;
  }
  return members;
}

const isSame = (member: Member, draft: MemberDraft): boolean =>
  MEMBER_FIELDS.every((field) => (member[field] ?? '') === (draft[field] ?? ''));

/** The newest member with exactly these values. */
const newestLike = (members: readonly Member[], draft: MemberDraft): Member | undefined =>
  members.filter((member) => isSame(member, draft)).sort((a, b) => b.id - a.id)[0];

/** The newest member with exactly these values, for back ends that answer a creation with nothing. */
export async function createdLike(client: Client, draft: MemberDraft): Promise<Member | undefined> {
  const found = await foundBy(client, draft, 1).catch(() => undefined);
  return found && newestLike(found, draft);
}

/** Registered today, or yesterday in another time zone. An older record with the same few values is another person's. */
const isNewlyRegistered = ({ date_inscription: day }: Member): boolean =>
  Boolean(day) && day!.slice(0, 10) >= isoDay(new Date(Date.now() - DAY_MS));

/**
 * Whom a creation without a clear answer has made: the newest member with exactly these values, registered since yesterday.
 * @throws ApiError when that can't be read
 */
export async function createdSince(client: Client, draft: MemberDraft): Promise<Member | undefined> {
  const members = await foundBy(client, draft, PAGES);
  return newestLike(members.filter(isNewlyRegistered), draft);
}
