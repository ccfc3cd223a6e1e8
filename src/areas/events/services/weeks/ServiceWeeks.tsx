import { useMemo, useState } from 'react';
import { serviceCalls } from '../../../../api/endpoints/services/dates';
import { useQuery } from '../../../../api/useApi';
import { dayNumber, dayText, weekdayOf } from '../../../../domain/calendar/dayNumbers';
import { SERVICE_WEEKS, type ServiceDate, staffingSum } from '../../../../domain/events/staffing';
import { formatLongDate } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import { Panel } from '../../../../ui/display/Panel';
import { Screen } from '../../../../ui/display/Screen';
import { Checkbox } from '../../../../ui/form/fields/Checkbox';
import { Select } from '../../../../ui/form/fields/Select';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { QueryState } from '../../../../ui/state/QueryState';
import { DateRow } from './DateRow';
import styles from './ServiceWeeks.module.css';
import { serviceWeeksTexts } from './texts.fr';

/** Whether there is something to do for this date beyond asking its people. */
function isOpen({ roles, absents, chevauchements }: ServiceDate): boolean {
  const { manquants: missing, attente: waiting, non: refused } = staffingSum(roles);
  return missing + waiting + refused + absents + (chevauchements ?? 0) > 0;
}

interface ServiceWeeksProps {
  takesFocus: boolean;
  onBack(): void;
}

/** The Monday of a day. */
const mondayOf = (day: string): string => dayText(dayNumber(day) - weekdayOf(dayNumber(day)) + 1);

/** The dates of each week, in their order. */
function byWeek(dates: readonly ServiceDate[]): [monday: string, dates: ServiceDate[]][] {
  const weeks = new Map<string, ServiceDate[]>();
  for (const date of dates) {
    const monday = mondayOf(date.jour);
    weeks.set(monday, [...(weeks.get(monday) ?? []), date]);
  }
  return [...weeks];
}

/** Every date of the next weeks with its roles: who said yes, who hasn't answered, who refused, and what is missing. */
export default function ServiceWeeks({ takesFocus, onBack }: ServiceWeeksProps) {
  const texts = useTexts(serviceWeeksTexts);
  const [weeks, setWeeks] = useState<number>(SERVICE_WEEKS[0]);
  const query = useQuery(serviceCalls.weeks, { semaines: weeks }, { keepPrevious: true, alwaysReload: true });
  const { data } = query;
  const [isShort, setShort] = useState(false);
  const dates = data?.dates;
  const grouped = useMemo(
    () => byWeek((dates ?? []).filter((date) => !isShort || isOpen(date))),
    [dates, isShort],
  );
  const sum = staffingSum(dates?.flatMap(({ roles }) => roles) ?? []);
  return (
    <Screen title={texts.title} width="record" takesFocus={takesFocus} onBack={onBack}>
      <div className={styles.top}>
        <Select
          label={texts.period}
          options={SERVICE_WEEKS.map((count) => ({ value: String(count), label: texts.weeks(count) }))}
          value={String(weeks)}
          onChange={(value) => setWeeks(Number(value))}
        />
        <Checkbox label={texts.onlyOpen} checked={isShort} onChange={setShort} />
        {dates && dates.length > 0 && (
          <p className={styles.sum} role="status">
            {texts.sum(sum.manquants, sum.attente)}
          </p>
        )}
      </div>
      <QueryState query={query} failed={texts.failed} stale={texts.stale} />
      {dates?.length === 0 && <EmptyState icon="calendar" title={texts.none} text={texts.noneHint} />}
      {grouped.map(([monday, dates]) => (
        <Panel
          key={monday}
          title={data && monday === mondayOf(data.du) ? texts.thisWeek : texts.weekOf(formatLongDate(monday))}
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
          <ul role="list" className={styles.dates}>
            {dates.map((date) => (
              <DateRow key={`${date.evenement.id} ${date.jour}`} date={date} />
            ))}
          </ul>
        </Panel>
      ))}
      {data?.reste ? <p className={styles.note}>{texts.rest(data.reste)}</p> : null}
    </Screen>
  );
}
