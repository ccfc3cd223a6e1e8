import { useEffect, useState } from 'react';
import { membres } from '../../../../api/endpoints/membres';
import { useClient } from '../../../../api/useApi';
import type { Membre, MembreField } from '../../../../domain/members/membre';
import { type Likeness, likenessOf, searchesFor } from '../../../../domain/search/likeness';

export type Typed = Partial<Record<MembreField, string>>;

/** Milliseconds without a keystroke before the members are searched. */
const PAUSE = 500;
const FOUND_MAX = 10;
/** No searches, as they are compared. */
const NONE = '[]';

export interface LikelyDuplicate {
  membre: Membre;
  likeness: Likeness;
}

/** Members who may be the person that is typed. A search that fails finds none, because it is only a hint. */
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
      const pages = (JSON.parse(searches) as string[]).map((search) =>
        client.call(membres.list, { page: 1, page_size: FOUND_MAX, search }, { signal }).catch(() => null),
      );
      const found = new Map<number, Membre>();
      for (const page of await Promise.all(pages))
        for (const membre of page?.results ?? []) found.set(membre.id, membre);
      if (!signal.aborted) setRows(Array.from(found, ([, membre]) => membre));
    };
    const timer = setTimeout(() => void find(), PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, searches]);
  return rows.flatMap((membre) => {
    const likeness = likenessOf(typed, membre);
    return likeness ? [{ membre, likeness }] : [];
  });
}
