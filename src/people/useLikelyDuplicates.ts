import { useEffect, useState } from 'react';
import type { Client } from '../api/client';
import { memberCalls } from '../api/endpoints/members';
import { useClient } from '../api/useApi';
import type { Member, MemberField } from '../domain/members/member';
import { type Similarity, searchesFor, similarityOf } from '../domain/search/similarity';

export type MemberInput = Partial<Record<MemberField, string>>;

/** Milliseconds without a keystroke before the members are searched. */
const PAUSE = 500;
/** A back end that doesn't put the best matches first may have a namesake on a later page. */
const PAGE_SIZE = 50;
const PAGES_MAX = 4;
/** No searches, as they are compared. */
const NONE = '[]';

export interface LikelyDuplicate {
  membre: Member;
  likeness: Similarity;
}

/** The members that a search finds, page by page. A search that fails finds no more, because it is only a hint. */
async function searchMembers(client: Client, search: string, signal: AbortSignal): Promise<Member[]> {
  const rows: Member[] = [];
  for (let page = 1; page <= PAGES_MAX; page++) {
    const args = { page, page_size: PAGE_SIZE, search };
    const answer = await client.call(memberCalls.list, args, { signal }).catch(() => null);
    rows.push(...(answer?.results ?? []));
    if (!answer?.next || rows.length >= answer.count) break;
  }
  return rows;
}

/** From the likeness that says most to the one that says least. */
const LIKENESSES: readonly Similarity[] = ['person', 'email', 'telephone', 'name'];

/** Members who may be the person that is typed, the most alike first. */
export function useLikelyDuplicates(typed: MemberInput): readonly LikelyDuplicate[] {
  const client = useClient();
  const [rows, setRows] = useState<readonly Member[]>([]);
  // Compared by value, so that a keystroke in another field searches nothing.
  const searches = JSON.stringify(searchesFor(typed));
  useEffect(() => {
    if (searches === NONE) return;
    const controller = new AbortController();
    const { signal } = controller;
    const find = async () => {
      const lists = (JSON.parse(searches) as string[]).map((search) => searchMembers(client, search, signal));
      const byId = new Map<number, Member>();
      for (const list of await Promise.all(lists)) for (const member of list) byId.set(member.id, member);
      if (!signal.aborted) setRows(Array.from(byId, ([, member]) => member));
    };
    const timer = setTimeout(() => void find(), PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, searches]);
  const likely = rows.flatMap((member): LikelyDuplicate[] => {
    const likeness = similarityOf(typed, member);
    return likeness ? [{ membre: member, likeness }] : [];
  });
  const rankOf = ({ likeness }: LikelyDuplicate) => LIKENESSES.indexOf(likeness);
  return likely.sort((a, b) => rankOf(a) - rankOf(b));
}
