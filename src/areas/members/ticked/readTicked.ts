/*
 * Reads the ticked members as they are now. A row is remembered as it was when it was ticked, perhaps on another page, so
 * what is saved, printed or changed for all of them is read again, with calls of the specification.
 */
import type { Client } from '../../../api/client';
import { memberCalls } from '../../../api/endpoints/members';
import { failureOf } from '../../../api/errors';
import type { Member } from '../../../domain/members/member';
import type { ListQuery } from '../data/listQuery';
import { LARGEST_PAGE, readList } from '../data/readList';
import type { MemberSelection } from '../data/useSelection';

export interface TickedMembers {
  selection: Pick<MemberSelection, 'rows' | 'whole' | 'size'>;
  query: ListQuery;
  /** The rows that the list shows; they are as they are now. */
  page: readonly Member[];
  /** Members found; 0 while that is not known. */
  total: number;
}

export interface TickedRows {
  /** In the order of the list where it was read, else in the order of ticking. */
  rows: readonly Member[];
  /** Ticked members who no longer exist. */
  gone: number;
}

/** What must be known of the members. Where the list says it of none of them, their records are read. */
export type Needs = readonly (keyof Member)[];

interface Options {
  needs: Needs;
  signal: AbortSignal;
  onProgress(done: number): void;
}

const isTickedIn =
  ({ rows, whole }: TickedMembers['selection']) =>
  ({ id }: Member) =>
    whole?.has(id) ?? rows.has(id);

const isKnownOf = (rows: readonly Member[], needs: Needs) =>
  needs.every((key) => rows.some((row) => row[key] !== undefined));

/** The ticked members, where the page that shows has all of them. */
export function tickedOnPage({ selection, page }: TickedMembers, needs: Needs): TickedRows | undefined {
  const rows = page.filter(isTickedIn(selection));
  return rows.length === selection.size && isKnownOf(rows, needs) ? { rows, gone: 0 } : undefined;
}

export async function readTicked(
  client: Client,
  ticked: TickedMembers,
  { needs, signal, onProgress }: Options,
): Promise<TickedRows> {
  const here = tickedOnPage(ticked, needs);
  if (here) return here;
  const { rows: remembered, whole } = ticked.selection;
  const ids = whole?.ids() ?? Array.from(remembered, ([id]) => id);
  const found = await listed(client, ticked, { signal, onProgress: ({ done }) => onProgress(done) });
  const isMore = await sayMore(client, rowsIn(found), needs, signal);
  const unread = isMore ? ids : ids.filter((id) => !found.has(id));
  let gone = 0;
  for (const id of unread) {
    onProgress(found.size + gone);
    const row = await record(client, id, signal);
    if (row) found.set(id, row);
    else {
      found.delete(id);
      gone += 1;
    }
  }
  return { rows: rowsIn(found), gone };
}

const rowsIn = (found: ReadonlyMap<number, Member>): Member[] => Array.from(found, ([, row]) => row);

/** Whether records say what the list says of none of these members; one record tells. */
async function sayMore(
  client: Client,
  [first, ...others]: readonly Member[],
  needs: Needs,
  signal: AbortSignal,
): Promise<boolean> {
  if (!first) return false;
  const lacking = needs.filter((key) => !isKnownOf([first, ...others], [key]));
  if (lacking.length === 0) return false;
  const whole = await record(client, first.id, signal);
  return lacking.some((key) => whole?.[key] !== undefined);
}

/** Those of the members that the list shows: on its page, or where that takes fewer calls than their records, on all. */
async function listed(
  client: Client,
  { selection, query, page, total }: TickedMembers,
  options: Parameters<typeof readList>[2],
): Promise<Map<number, Member>> {
  const isTicked = isTickedIn(selection);
  const shown = page.filter(isTicked);
  const isShort = selection.size - shown.length <= Math.ceil(total / LARGEST_PAGE);
  const { whole } = selection;
  const rows = isShort ? shown : [...(await readList(client, whole?.query ?? query, options)).rows.values()];
  return new Map(rows.filter(isTicked).map((row) => [row.id, row]));
}

/** The member; nothing where they no longer exist. */
async function record(client: Client, id: number, signal: AbortSignal): Promise<Member | undefined> {
  try {
    return await client.call(memberCalls.withRelations, { id }, { signal });
  } catch (error) {
    if (failureOf(error).kind === 'notFound') return undefined;
    throw error;
  }
}
