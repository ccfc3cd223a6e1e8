import { useMemo } from 'react';
import { memberCalls } from '../../../../api/endpoints/members';
import { type Query, useQuery } from '../../../../api/useApi';
import type { Member, PickedMember } from '../../../../domain/members/member';
import { foldAccents } from '../../../../domain/search/foldAccents';
import { personOptions } from '../../../../people/personOptions';
import type { Option } from '../../../../people/picker/useChoice';

const NO_MEMBERS: readonly PickedMember[] = [];

/** The ids of the member, the spouse and the children. A spouse known only by name has no id. */
export function familyIds({ id, conjoint: spouseValue, enfants: children }: Member): number[] {
  const spouse = typeof spouseValue === 'object' ? spouseValue?.id : undefined;
  return [id, spouse, ...(children ?? []).map((child) => child.id)].filter((each) => each != null);
}

/** Those with the same last name first, and among them those of the same town. */
function relativesFirst(rows: readonly PickedMember[], { nom, ville }: Member): readonly PickedMember[] {
  const surname = `${foldAccents(nom?.trim() ?? '')} `;
  if (surname === ' ') return rows;
  const town = foldAccents(ville?.trim() ?? '');
  const [near, same, others]: [PickedMember[], PickedMember[], PickedMember[]] = [[], [], []];
  for (const row of rows) {
    if (!foldAccents(row.name).startsWith(surname)) others.push(row);
    else if (town && foldAccents(row.ville ?? '') === town) near.push(row);
    else same.push(row);
  }
  return [...near, ...same, ...others];
}

/** All members but these, likely relatives first, loaded again at each opening. */
export function useCandidates(
  member: Member,
  excluded: readonly number[],
): { query: Query<unknown>; options: readonly Option[] } {
  const query = useQuery(memberCalls.simple, {}, { alwaysReload: true });
  const rows = query.data ?? NO_MEMBERS;
  // Compared by value, so that a new array of the same ids does not index 100,000 people again.
  const ids = excluded.join();
  const { nom, ville } = member;
  const options = useMemo(
    () => personOptions(relativesFirst(rows, { id: 0, nom, ville }), new Set(ids.split(',').map(Number))),
    [rows, ids, nom, ville],
  );
  return { query, options };
}
