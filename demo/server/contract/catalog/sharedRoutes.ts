/** The routes that the families of groups, departments, tags and steps share, in addition to those for rows. */

import type { PathVariable, ReadEndpoint } from '../../../../src/api/endpoint';
import type { Member } from '../../../../src/domain/members/member';
import { foundIn, lineOf } from '../../../../src/domain/search/listSearch';
import { searchOf } from '../../../../src/domain/search/words';
import type { Api } from '../../guard/api';
import { readRoute } from '../../http/route';
import { checkFormat, csvResponse } from '../exports/csvResponse';
import { memberStatistics } from '../members/memberStatistics';
import type { Entries } from './entries';
import { entryExport } from './entryExport';
import type { EntryKind } from './entryKind';
import { linkedTo, membersOfEntry } from './entryMembers';
import { entryName, isEntryNameTaken } from './entryWrites';

interface ById {
  id: PathVariable;
}

interface Family<A> {
  search: ReadEndpoint<{ q?: string | undefined }, undefined, A>;
  statistics: ReadEndpoint<ById, undefined, Record<string, number>>;
  members: ReadEndpoint<ById, undefined, { membres: Member[] }>;
  export: ReadEndpoint<{ format?: string | undefined }, undefined, Blob>;
  colors: ReadEndpoint<unknown, undefined, string[]>;
}

/** The rows that contain every word of the text, best matches first. */
export const matchingEntries = <T, D>(rows: readonly T[], { words }: Entries<T, D>, q = ''): readonly T[] =>
  foundIn(
    rows,
    rows.map((row) => lineOf(words(row))),
    searchOf(q),
  );

/** @param shaped puts a list into the form that this family answers */
export function sharedRoutes<T, D, A>(
  api: Api,
  entries: Entries<T, D>,
  family: Family<A>,
  shaped: (rows: readonly T[]) => A,
): void {
  const { db, today } = api;
  const { kind, rows, palette } = entries;
  readRoute(api, family.search, async ({ q }) => shaped(matchingEntries(await rows(db), entries, q)));
  readRoute(api, family.statistics, async ({ id }) => {
    await entryName(db, kind, Number(id));
    return memberStatistics(api, [linkedTo(kind, Number(id))]);
  });
  readRoute(api, family.members, ({ id }) => membersOfEntry(api, kind, Number(id)));
  readRoute(api, family.colors, async () => [...palette]);
  readRoute(api, family.export, async ({ format }) => {
    checkFormat(format);
    return csvResponse(await entryExport(api, entries), `${kind.table}-${today()}`);
  });
}

/** Serves whether a name is taken. @param nameIn reads the name from the family's own parameter */
export function checkRoute<P>(
  api: Api,
  kind: EntryKind,
  endpoint: ReadEndpoint<P, undefined, { exists: boolean }>,
  nameIn: (args: P) => string,
): void {
  readRoute(api, endpoint, async (args) => ({ exists: await isEntryNameTaken(api.db, kind, nameIn(args)) }));
}
