/**
 * The rule of who counts (src/domain/register/whoCounts.ts) as conditions of SQL. Every output that takes people asks here. Lists,
 * counts and pickers give what is announced: without `etats` they hide no person, as no filter would show one again. Mails about services
 * and expected attendance follow the stored state in any case: a server that announces no states stores none, so one is there only
 * because it was noted before, and a letter to a person who died can't be taken back, while a list that hides no person does no harm.
 */
import { sql } from 'kysely';
import type { Capability } from '../../../../src/domain/capabilities';
import { type PeopleOutput, peopleOutputs } from '../../../../src/domain/register/whoCounts';
import type { Condition } from '../database/conditions';
import { hasRefused } from './consents';

/** What says whether the back end announces states. */
export interface Announcing {
  readonly capabilities: readonly Capability[];
}

export const hasStates = ({ capabilities }: Announcing): boolean => capabilities.includes('etats');

interface Place {
  /** Given where people are left out only if states are announced. */
  announced?: Announcing;
  /** The name of the row of members. */
  alias?: string;
}

/** The conditions that a row of members must meet. */
export function takenBy(output: PeopleOutput, { announced, alias = 'm' }: Place = {}): Condition[] {
  if (announced && !hasStates(announced)) return [];
  const { states, contact, consent } = peopleOutputs[output];
  return [
    ...(states === 'actifs' ? [sql<boolean>`${sql.ref(`${alias}.etat`)} = 'actif'`] : []),
    ...(contact
      ? [
          sql<boolean>`not exists (select from oppositions as o
            where o.membre_id = ${sql.ref(`${alias}.id`)} and o.genre in ('tout', ${contact}))`,
        ]
      : []),
    ...(consent ? [sql<boolean>`not ${hasRefused(consent, alias)}`] : []),
  ];
}

/** The same as one condition, to stand beside others. */
export const isTakenBy = (output: PeopleOutput, place?: Place): Condition =>
  sql<boolean>`(${sql.join([sql`true`, ...takenBy(output, place)], sql` and `)})`;

/** Whether a row `m` of members had left by a day: who left later was still expected on it, or voted. */
export const hadLeftBy = (
  day: unknown,
  output: PeopleOutput = 'expectedAttendance',
): Condition => sql<boolean>`(not ${isTakenBy(output)}
  and coalesce(m.etat_depuis, (select f.jour from faits as f where f.membre_id = m.id and f.domaine = 'organisation'
    and f.sens = -1 order by f.id desc limit 1)) <= ${day}::date)`;
