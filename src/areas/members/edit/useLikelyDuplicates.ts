import { useEffect, useState } from 'react';
import type { Client } from '../../../api/client';
import { membres } from '../../../api/endpoints/membres';
import { useClient } from '../../../api/useApi';
import type { Membre, MembreField } from '../../../domain/members/membre';
import { type Likeness, likenessOf, searchesFor } from '../../../domain/search/likeness';

export type Typed = Partial<Record<MembreField, string>>;

/** Milliseconds without a keystroke before the members are searched. */
const PAUSE = 500;
/** A back end that doesn't put the best matches first may have a namesake on a later page. */
const PAGE_SIZE = 50;
const PAGES_MAX = 4;
/** No searches, as they are compared. */
const NONE = '[]';

export interface LikelyDuplicate {
  membre: Membre;
  likeness: Likeness;
}

/** The members that a search finds, page by page. A search that fails finds no more, because it is only a hint. */
async function found(client: Client, search: string, signal: AbortSignal): Promise<Membre[]> {
  const rows: Membre[] = [];
  for (let page = 1; page <= PAGES_MAX; page++) {
    const args = { page, page_size: PAGE_SIZE, search };
    const answer = await client.call(membres.list, args, { signal }).catch(() => null);
    rows.push(...(answer?.results ?? []));
    if (!answer?.next || rows.length >= answer.count) break;
  }
  return rows;
}

/** From the likeness that says most to the one that says least. */
const LIKENESSES: readonly Likeness[] = ['person', 'email', 'telephone', 'name'];

/** Members who may be the person that is typed, the most alike first. */
export function useLikelyDuplicates(typed: Typed): readonly LikelyDuplicate[] {
  const client = useClient();
  const [rows, setRows] = useState<readonly Membre[]>([]);
  // Compared by value, so that a keystroke in another field searches nothing.
  const searches = JSON.stringify(searchesFor(typed));
  useEffect(() => {
    if (searches === NONE) return;
    const controller = new AbortController();
    const { signal } = controller;
    const find = async () => {
      const lists = (JSON.parse(searches) as string[]).map((search) => found(client, search, signal));
      const byId = new Map<number, Membre>();
      for (const list of await Promise.all(lists)) for (const membre of list) byId.set(membre.id, membre);
      if (!signal.aborted) setRows(Array.from(byId, ([, membre]) => membre));
    };
    const timer = setTimeout(() => void find(), PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, searches]);
  const likely = rows.flatMap((membre): LikelyDuplicate[] => {
    const likeness = likenessOf(typed, membre);
    return likeness ? [{ membre, likeness }] : [];
  });
  const rankOf = ({ likeness }: LikelyDuplicate) => LIKENESSES.indexOf(likeness);
  return likely.sort((a, b) => rankOf(a) - rankOf(b));
}
