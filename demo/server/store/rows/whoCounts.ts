/**
 * The rule of who counts (src/domain/register/whoCounts.ts) as conditions of SQL. Every output that takes people asks here; where
 * `etats` is not announced, everybody counts.
 */
import { sql } from 'kysely';
import type { Capability } from '../../../../src/domain/capabilities';
import { type PeopleOutput, peopleOutputs } from '../../../../src/domain/register/whoCounts';
import type { Condition } from '../database/conditions';

/** What says whether the back end announces states. */
export type Announcing = { readonly capabilities: readonly Capability[] };

export const hasStates = ({ capabilities }: Announcing): boolean => capabilities.includes('etats');

/** The conditions that a row of members must meet. @param alias the name of the row; its own id stands in `id` */
export function takenBy(output: PeopleOutput, announced: Announcing, alias = 'm'): Condition[] {
  if (!hasStates(announced)) return [];
  const { states, contact } = peopleOutputs[output];
  const id = sql.ref(`${alias}.id`);
  return [
    ...(states === 'actifs' ? [sql<boolean>`${sql.ref(`${alias}.etat`)} = 'actif'`] : []),
    ...(contact
      ? [
          sql<boolean>`not exists (select from oppositions as o
            where o.membre_id = ${id} and o.genre in ('tout', ${contact}))`,
        ]
      : []),
  ];
}

/** The same as one condition, to stand beside others. */
export const isTakenBy = (output: PeopleOutput, announced: Announcing, alias = 'm'): Condition => {
  const conditions = takenBy(output, announced, alias);
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
};
