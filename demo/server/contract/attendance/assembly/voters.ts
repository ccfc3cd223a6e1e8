/** Who votes at an assembly on its day. */
import { sql } from 'kysely';
import {
  type AssemblyRules,
  isMinor,
  noVoteReasons,
  type VoterFacts,
} from '../../../../../src/domain/attendance/assembly';
import type { Voter } from '../../../../../src/domain/attendance/votes';
import type { Database } from '../../../store/database/database';
import { isUpToDateFor } from '../../../store/rows/dues';
import { hadLeftBy } from '../../../store/rows/whoCounts';

interface Row extends VoterFacts {
  id: number;
  nom: string;
  prenom: string;
}

/** The facts of members, by name. @param ids those who are asked for; all members without them */
async function factsOf(
  db: Database,
  { cotisation_annee: year }: AssemblyRules,
  day: string,
  ids?: readonly number[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.id, m.nom, m.prenom, m.date_naissance::text as born, m.date_inscription::text as registered,
      coalesce(${hadLeftBy(day, 'voters')}, true) as "hasLeft",
      ${year == null ? sql`true` : isUpToDateFor(year)} as "isPaid"
    from membres as m where ${ids ? sql`m.id = any(${[...ids]}::integer[])` : sql`true`}
    order by m.tri, m.id`.execute(db);
  return rows;
}

/** The voters among members, by name. @param ids those who are asked for; all members without them */
export async function votersOn(
  db: Database,
  rules: AssemblyRules,
  day: string,
  ids?: readonly number[],
): Promise<Map<number, Voter>> {
  const rows = await factsOf(db, rules, day, ids);
  const voters = rows.filter((row) => noVoteReasons(rules, row, day).length === 0);
  return new Map(voters.map(({ id, born }) => [id, { isMinor: isMinor(born, day) }]));
}

/** How many members vote, and who would if their dues were paid. */
export async function voterCount(db: Database, rules: AssemblyRules, day: string) {
  const rows = await factsOf(db, rules, day);
  const judged = rows.map((row) => ({ row, reasons: noVoteReasons(rules, row, day) }));
  return {
    voters: judged.filter(({ reasons }) => reasons.length === 0).length,
    nearly: judged
      .filter(({ reasons }) => reasons.length === 1 && reasons[0] === 'dues')
      .map(({ row: { id, nom, prenom } }) => ({ id, nom, prenom })),
  };
}
