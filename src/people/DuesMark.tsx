import { duesYearOf, isUpToDate, type WithDues } from '../domain/register/dues';
import { isoDay } from '../texts/formats';
import { upToDateLabel } from '../texts/records/memberLabels';
import { Badge } from '../ui/display/Badge';

/** A badge for a person who is up to date for the present year; nothing for all others. */
export function DuesMark({ person }: { person: WithDues }) {
  const year = duesYearOf(isoDay(new Date()));
  return isUpToDate(person, year) && <Badge tone="info">{upToDateLabel(year)}</Badge>;
}
