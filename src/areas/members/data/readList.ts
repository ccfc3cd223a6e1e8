import type { Client } from '../../../api/client';
import type { Member } from '../../../domain/members/member';
import type { ListQuery } from './listQuery';
import { memberPageRequest } from './useMemberPage';

/** The largest page that the list offers. */
export const LARGEST_PAGE = 50;

/** The members that were read, and how many the list announced. */
export interface Progress {
  done: number;
  total: number;
}

interface ReadListOptions {
  signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/**
 * Reads all members of a query with the calls of the screen itself, page by page. They are keyed by id, so that a member
 * who moves to a later page meanwhile appears only once.
 */
export async function readList(
  client: Client,
  query: ListQuery,
  { signal, onProgress }: ReadListOptions,
): Promise<Progress & { rows: ReadonlyMap<number, Member> }> {
  const rows = new Map<number, Member>();
  for (let page = 1; ; page++) {
    const [endpoint, args] = memberPageRequest({ ...query, pageSize: LARGEST_PAGE }, page);
    const { results, count, next } = await client.call(endpoint, args, { signal });
    for (const row of results) rows.set(row.id, row);
    const progress = { done: rows.size, total: count };
    onProgress(progress);
    if (!next || results.length === 0) return { ...progress, rows };
  }
}
