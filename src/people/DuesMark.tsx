import { duesYearOf, isUpToDate, type WithDues } from '../domain/register/dues';
import { isoDay } from '../texts/formats';
import { upToDateLabel } from '../texts/records/memberLabels';
import { Badge } from '../ui/display/Badge';
import { Icon } from '../ui/icon/Icon';

interface DuesMarkProps {
  person: WithDues;
  /** Of a row of a list, which has room for a sign alone; without it the mark is a badge with words. */
  className?: string | undefined;
}

/** The mark of a person who is up to date for the present year; nothing for all others. */
export function DuesMark({ person, className }: DuesMarkProps) {
  const year = duesYearOf(isoDay(new Date()));
  if (!isUpToDate(person, year)) return null;
  const label = upToDateLabel(year);
  if (!className) return <Badge tone="info">{label}</Badge>;
  return (
    <span className={className} role="img" aria-label={label} title={label}>
      <Icon name="check" />
    </span>
  );
}
