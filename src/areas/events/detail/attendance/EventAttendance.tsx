import { useContext, useState } from 'react';
import { assemblyCalls } from '../../../../api/endpoints/attendance/assemblies';
import { attendanceReportCalls } from '../../../../api/endpoints/attendance/reports';
import { useQuery } from '../../../../api/useApi';
import { attendanceRate, headsIn } from '../../../../domain/attendance/counts';
import type { AttendanceBand, AttendanceDay } from '../../../../domain/attendance/report';
import type { CalendarEvent } from '../../../../domain/events/event';
import { eventDays } from '../../../../domain/events/occurrences';
import { runningDay } from '../../../../domain/events/runningDay';
import { Link } from '../../../../routing/Link';
import { useIsHiddenByPage } from '../../../../session/hostPage';
import { useIsSupported } from '../../../../session/useSession';
import { formatDate, isoDay } from '../../../../texts/formats';
import { deviceZone, formatNumber, numberFormat } from '../../../../texts/locale';
import { formatLongDate } from '../../../../texts/records/longFormats';
import { genderLabel } from '../../../../texts/records/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { buttonClass } from '../../../../ui/button/buttonClass';
import { Panel } from '../../../../ui/display/Panel';
import { ReadFailure } from '../../../../ui/state/ErrorState';
import { Skeleton } from '../../../../ui/state/Skeleton';
import { InConsoleContext } from '../../../frame/navigation/BackToApps';
import { attendancePaths } from '../../../routes';
import { AssemblySentence } from './AssemblySentence';
import styles from './EventAttendance.module.css';
import { eventAttendanceTexts } from './texts.fr';

const percent = numberFormat({ style: 'percent' });

type Texts = typeof eventAttendanceTexts;

/** «47 sur 60 (78 %)», or only how many came where nobody was expected. */
function rateText(texts: Texts, present: number, expected: number): string {
  const rate = attendanceRate(present, expected);
  return rate === undefined ? texts.noRate : texts.rate(present, expected, percent.format(rate));
}

/** Who came to the event: its rate by day, and one day by age band and gender. */
export default function EventAttendance({ event }: { event: CalendarEvent }) {
  const texts = useTexts(eventAttendanceTexts);
  const [day, setDay] = useState<string>();
  const query = useQuery(
    attendanceReportCalls.report,
    { id: event.id, ...(day && { jour: day }) },
    { keepPrevious: true },
  );
  const { data, isLoading } = query;
  const hasAssemblies = useIsSupported(assemblyCalls.assembly);
  const target = likelyDay(event, day ?? data?.jour ?? undefined);
  return (
    <Panel title={texts.title} actions={<OpenSheetLink event={event} day={day ?? data?.jour ?? undefined} />}>
      {hasAssemblies && !isLoading && <AssemblySentence id={event.id} day={target} />}
      {isLoading && <Skeleton lines={4} />}
      <ReadFailure inline query={query} failed={texts.failed} />
      {data?.jours.length === 0 && <p className={styles.note}>{texts.none}</p>}
      {data && data.jours.length > 0 && (
        <>
          <Days days={data.jours} shown={data.jour ?? ''} onShow={setDay} />
          {Number(data.total) > data.jours.length && (
            <p className={styles.note}>{texts.latest(data.jours.length, Number(data.total))}</p>
          )}
          <Bands bands={data.tranches} day={data.jour ?? ''} />
        </>
      )}
    </Panel>
  );
}

interface DaysProps {
  days: readonly AttendanceDay[];
  shown: string;
  onShow(day: string): void;
}

function Days({ days, shown, onShow }: DaysProps) {
  const texts = useTexts(eventAttendanceTexts);
  return (
    <table className={styles.table}>
      <caption>{texts.days}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.present}</th>
          <th scope="col">{texts.expected}</th>
          <th scope="col">{texts.nameless}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ jour: day, presents, attendus, attendus_presents, comptes: heads }) => (
          <tr key={day}>
            <th scope="row">
              <button
                type="button"
                className={styles.choose}
                aria-pressed={day === shown}
                onClick={() => onShow(day)}
              >
                {formatDate(day)}
              </button>
            </th>
            <td>{formatNumber(presents)}</td>
            <td>{rateText(texts, attendus_presents, attendus)}</td>
            <td>{formatNumber(headsIn(heads))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bands({ bands, day }: { bands: readonly AttendanceBand[]; day: string }) {
  const texts = useTexts(eventAttendanceTexts);
  if (bands.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{texts.bands(formatLongDate(day))}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.band}</th>
          <th scope="col">{texts.gender}</th>
          <th scope="col">{texts.present}</th>
          <th scope="col">{texts.expected}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ tranche: band, genre, presents, attendus, attendus_presents }) => (
          <tr key={`${band} ${genre}`}>
            <th scope="row">{band ?? texts.noBand}</th>
            <td>{genre ? genderLabel(genre) : texts.noGender}</td>
            <td>{formatNumber(presents)}</td>
            <td>{rateText(texts, attendus_presents, attendus)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day that is likely meant: the shown one, else today's, else the next one, else the event's own. */
function likelyDay(event: CalendarEvent, shown: string | undefined): string {
  const today = isoDay(new Date());
  if (shown) return shown;
  const running = runningDay(event, { today, now: Date.now(), zone: deviceZone() });
  if (running) return running;
  const [next] = eventDays(event, { from: today, to: '' }, { limit: 1, isLive: true });
  return next?.day ?? event.date?.slice(0, 10) ?? today;
}

/** In the console, a link to the sheet; none to a new one of a cancelled event. */
function OpenSheetLink({ event, day }: { event: CalendarEvent; day: string | undefined }) {
  const texts = useTexts(eventAttendanceTexts);
  const target = likelyDay(event, day);
  const isInConsole = useContext(InConsoleContext);
  const isHidden = useIsHiddenByPage('attendance');
  if (!isInConsole || isHidden || (event.annulation && day === undefined)) return null;
  const to = attendancePaths.sheet.to({ id: event.id, jour: Number(target.replaceAll('-', '')) });
  return (
    <Link to={to} className={buttonClass()}>
      {texts.open(formatDate(target))}
    </Link>
  );
}
