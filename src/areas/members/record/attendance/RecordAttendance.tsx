import { useRef, useState } from 'react';
import { attendanceReportCalls } from '../../../../api/endpoints/attendance/reports';
import { useQuery } from '../../../../api/useApi';
import type { Attended } from '../../../../domain/attendance/report';
import { Link } from '../../../../routing/Link';
import { useRight } from '../../../../session/useSession';
import { formatDate } from '../../../../texts/formats';
import { attendanceLabel } from '../../../../texts/records/attendanceLabels';
import { formatLongDate } from '../../../../texts/records/longFormats';
import { useTexts } from '../../../../texts/texts';
import { Panel } from '../../../../ui/display/Panel';
import { ReadFailure } from '../../../../ui/state/ErrorState';
import { Skeleton } from '../../../../ui/state/Skeleton';
import { Pager } from '../../../../ui/table/Pager';
import { useMembersPath } from '../../../frame/navigation/membersPath';
import { eventPaths } from '../../../routes';
import styles from './RecordAttendance.module.css';
import { recordAttendanceTexts } from './texts.fr';

const PAGE_SIZE = 10;

/** What the person took part in, and when for the last time. */
export default function RecordAttendance({ id }: { id: number }) {
  const texts = useTexts(recordAttendanceTexts);
  const [at, setAt] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const args = { id, page: at, page_size: PAGE_SIZE };
  const query = useQuery(attendanceReportCalls.ofMember, args, { keepPrevious: true });
  const { data, isLoading } = query;
  return (
    <Panel title={texts.title}>
      {isLoading && <Skeleton lines={3} />}
      <ReadFailure inline query={query} failed={texts.failed} />
      {data?.count === 0 && <p className={styles.note}>{texts.none}</p>}
      {data && data.count > 0 && (
        <>
          <p className={styles.sum}>
            <strong>{data.derniere ? texts.last(formatLongDate(data.derniere)) : texts.never}</strong>
            <span className={styles.note}>{texts.participations(data.participations)}</span>
          </p>
          {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
          <ul role="list" ref={list} aria-label={texts.list} className={styles.rows}>
            {data.results.map((row) => (
              <AttendedRow key={`${row.evenement.id} ${row.jour}`} row={row} />
            ))}
          </ul>
          {data.count > PAGE_SIZE && (
            <Pager
              page={at}
              hasPrevious={at > 1}
              hasNext={Boolean(data.next)}
              onPage={setAt}
              top={list}
              shown={data.results.length}
              total={data.count}
            />
          )}
        </>
      )}
    </Panel>
  );
}

/** One event and day. The name leads to the event in the console. */
function AttendedRow({ row: { evenement: event, jour: day, etat } }: { row: Attended }) {
  const canOpen = [useMembersPath() !== undefined, useRight('evenements.lire')].every(Boolean);
  return (
    <li className={styles.row}>
      <span className={styles.day}>{formatDate(day)}</span>
      <span className={styles.name}>
        {canOpen ? (
          <Link to={eventPaths.detail.to({ id: event.id })}>{event.nom_evenement}</Link>
        ) : (
          event.nom_evenement
        )}
      </span>
      <span className={styles.note}>{attendanceLabel(etat)}</span>
    </li>
  );
}
