/** The routes that the families of groups, departments, tags and steps share, in addition to those for rows. */

import type { PathVariable, Reading } from '../../../../src/api/endpoint';
import type { Membre } from '../../../../src/domain/members/membre';
import { foundIn, lineOf } from '../../../../src/domain/search/listSearch';
import { searchOf } from '../../../../src/domain/search/words';
import type { Api } from '../http/api';
import { checkFormat, csvResponse } from '../http/csvResponse';
import { route } from '../http/route';
import { memberStatistics } from '../members/memberStatistics';
import type { Entries } from './entries';
import { entryExport } from './entryExport';
import type { EntryKind } from './entryKind';
import { linkedTo, membersOf } from './entryMembers';
import { entryName, isTaken } from './entryWrites';

interface ById {
  id: PathVariable;
}

interface Family<A> {
  search: Reading<{ q?: string | undefined }, undefined, A>;
  statistics: Reading<ById, undefined, Record<string, number>>;
  members: Reading<ById, undefined, { membres: Membre[] }>;
  export: Reading<{ format?: string | undefined }, undefined, Blob>;
  colors: Reading<unknown, undefined, string[]>;
}

/** The rows that contain every word of the text, best matches first. */
export const matching = <T, D>(rows: readonly T[], { words }: Entries<T, D>, q = ''): readonly T[] =>
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
  route(api, family.search, async ({ q }) => shaped(matching(await rows(db), entries, q)));
  route(api, family.statistics, async ({ id }) => {
    await entryName(db, kind, Number(id));
    return memberStatistics(db, today(), [linkedTo(kind, Number(id))]);
  });
  route(api, family.members, ({ id }) => membersOf(db, kind, Number(id)));
  route(api, family.colors, async () => [...palette]);
  route(api, family.export, async ({ format }) => {
    checkFormat(format);
    return csvResponse(await entryExport(db, entries), `${kind.table}-${today()}`);
  });
}

/** Serves whether a name is taken. @param nameIn reads the name from the family's own parameter */
export function checkRoute<P>(
  api: Api,
  kind: EntryKind,
  endpoint: Reading<P, undefined, { exists: boolean }>,
  nameIn: (args: P) => string,
): void {
  route(api, endpoint, async (args) => ({ exists: await isTaken(api.db, kind, nameIn(args)) }));
}
