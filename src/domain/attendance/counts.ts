/* How many people came, of those who were expected and in all. */
import type { HeadCount, SheetPerson } from './sheet';
import type { AttendanceState, AttendanceTick } from './tick';

export interface AttendanceCounts {
  present: number;
  excused: number;
  absent: number;
  expected: number;
  /** Expected people, and those who have a tick without being expected. */
  listed: number;
  /** Expected people without a tick. */
  open: number;
}

type Ticks = ReadonlyMap<number, Pick<AttendanceTick, 'etat'>>;

/** Counts people by their ticks. A person who is only on the sheet because of the family isn't expected. */
export function countAttendance(people: Iterable<SheetPerson>, ticks: Ticks): AttendanceCounts {
  const counts = { present: 0, excused: 0, absent: 0, expected: 0, listed: 0, open: 0 };
  for (const { id, attendu: isExpected } of people) {
    const state = ticks.get(id)?.etat ?? null;
    if (state === 'present') counts.present++;
    if (state === 'excuse') counts.excused++;
    if (state === 'absent') counts.absent++;
    if (isExpected || state) counts.listed++;
    if (!isExpected) continue;
    counts.expected++;
    if (state === null) counts.open++;
  }
  return counts;
}

/** People without a name. Corrections of several helpers may cross, so a kind may be below nothing for a while. */
export const headsIn = ({ adultes, enfants, visiteurs }: HeadCount): number =>
  Math.max(0, adultes) + Math.max(0, enfants) + Math.max(0, visiteurs);

/** Which part of the expected people came, from 0 to 1; undefined where nobody was expected. */
export const attendanceRate = (present: number, expected: number): number | undefined =>
  expected > 0 ? present / expected : undefined;

/** The expected people who would be changed if all who have no tick got one. */
export const withoutTick = (people: Iterable<SheetPerson>, ticks: Ticks): number[] =>
  [...people].flatMap(({ id, attendu: isExpected }) => (isExpected && !ticks.get(id)?.etat ? [id] : []));

/** A tap on a name: a person who is present isn't any more, any other one is. */
export const tapped = (state: AttendanceState | null | undefined): AttendanceState | null =>
  state === 'present' ? null : 'present';
