/** The numbers that members have on the sheet of an assembly, where they were ticked as registered people. */
import { sql } from 'kysely';
import type { Database } from '../../../store/database/database';
import type { EventDay } from '../eventDay';
import { tickedAsRegistered } from '../registeredPeople';

/** A voter who was ticked before there was the record has the line of that tick, and no other one. */
export interface SheetLines {
  /** The number on the sheet. */
  lineOf<Id extends number | null>(member: Id): Id | number;
  /** The member of a line, or the same number. */
  memberOf<Id extends number | null>(line: Id): Id | number;
}

export async function sheetLines(
  db: Database,
  { event, day }: Pick<EventDay, 'event' | 'day'>,
): Promise<SheetLines> {
  const { rows } = await sql<{ membre_id: number; personne_id: number }>`
    select * from (${tickedAsRegistered(event.id, day)}) as s where s.membre_id is not null`.execute(db);
  const lines = new Map<number | null, number>(rows.map((row) => [row.membre_id, row.personne_id]));
  const members = new Map<number | null, number>(rows.map((row) => [row.personne_id, row.membre_id]));
  return {
    lineOf: (member) => lines.get(member) ?? member,
    memberOf: (line) => members.get(line) ?? line,
  };
}

interface Pair {
  mandant_id: number | null;
  porteur_id: number | null;
}

/** A proxy with the numbers of the lines. */
export const onLines = <P extends Pair>(proxy: P, { lineOf }: SheetLines): P => ({
  ...proxy,
  mandant_id: lineOf(proxy.mandant_id),
  porteur_id: lineOf(proxy.porteur_id),
});

/** A proxy that came with the numbers of lines, with those of the members. */
export const onMembers = <P extends Pair>(proxy: P, { memberOf }: SheetLines): P => ({
  ...proxy,
  mandant_id: memberOf(proxy.mandant_id),
  porteur_id: memberOf(proxy.porteur_id),
});
