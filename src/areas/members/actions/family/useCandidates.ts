import { useMemo } from 'react';
import { membres } from '../../../../api/endpoints/membres';
import { type Query, useQuery } from '../../../../api/useApi';
import type { Membre, MembreSimple } from '../../../../domain/members/membre';
import { fold } from '../../../../domain/search/fold';
import { personOptions } from '../../../../people/personOptions';
import type { Option } from '../../../../people/picker/useChoice';

const NO_MEMBERS: readonly MembreSimple[] = [];

/** The ids of the member, the spouse and the children. A spouse known only by name has no id. */
export function familyIds({ id, conjoint, enfants }: Membre): number[] {
  const spouse = typeof conjoint === 'object' ? conjoint?.id : undefined;
  return [id, spouse, ...(enfants ?? []).map((enfant) => enfant.id)].filter((each) => each != null);
}

/** Those with the same last name first, and among them those of the same town. */
function relativesFirst(rows: readonly MembreSimple[], { nom, ville }: Membre): readonly MembreSimple[] {
  const surname = `${fold(nom?.trim() ?? '')} `;
  if (surname === ' ') return rows;
  const town = fold(ville?.trim() ?? '');
  const [near, same, others]: [MembreSimple[], MembreSimple[], MembreSimple[]] = [[], [], []];
  for (const row of rows) {
    if (!fold(row.name).startsWith(surname)) others.push(row);
    else if (town && fold(row.ville ?? '') === town) near.push(row);
    else same.push(row);
  }
  return [...near, ...same, ...others];
}

/** All members but these, likely relatives first, loaded again at each opening. */
export function useCandidates(
  membre: Membre,
  excluded: readonly number[],
): { query: Query<unknown>; options: readonly Option[] } {
  const query = useQuery(membres.simple, {}, { alwaysReload: true });
  const rows = query.data ?? NO_MEMBERS;
  // Compared by value, so that a new array of the same ids does not index 100,000 people again.
  const ids = excluded.join();
  const { nom, ville } = membre;
  const options = useMemo(
    () => personOptions(relativesFirst(rows, { id: 0, nom, ville }), new Set(ids.split(',').map(Number))),
    [rows, ids, nom, ville],
  );
  return { query, options };
}
