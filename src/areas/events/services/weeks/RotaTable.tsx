import { Fragment, memo, useRef } from 'react';
import { useRowFocus } from '../../../../data/useRowFocus';
import { dayNumber, dayText, weekdayOf } from '../../../../domain/calendar/dayNumbers';
import type { RoleStaffing, ServiceDate, Serving } from '../../../../domain/events/staffing';
import { Link } from '../../../../routing/Link';
import { formatDayHours } from '../../../../texts/records/dayHours';
import { useTexts } from '../../../../texts/texts';
import { VisuallyHidden } from '../../../../ui/display/VisuallyHidden';
import { eventPaths } from '../../../routes';
import { rowDay, shortDay } from './dayWords';
import marks from './RotaMarks.module.css';
import { MarkSign, RotaPerson } from './RotaPerson';
import { cellPeople, type RoleColumn } from './rota';
import styles from './ServiceWeeks.module.css';
import { serviceMarkTexts, serviceWeeksTexts } from './texts.fr';
import { useDrawn } from './useDrawn';

/** The Monday of a day. */
const mondayOf = (day: string): string => dayText(dayNumber(day) - weekdayOf(dayNumber(day)) + 1);

/** The dates of each week, in their order. */
function byWeek(dates: readonly ServiceDate[]): [monday: string, dates: ServiceDate[]][] {
  const weeks = new Map<string, ServiceDate[]>();
  for (const date of dates) {
    const monday = mondayOf(date.jour);
    const own = weeks.get(monday);
    if (own) own.push(date);
    else weeks.set(monday, [date]);
  }
  return [...weeks];
}

export interface Gap {
  date: ServiceDate;
  role: RoleStaffing;
  /** Who leaves; a person is added without one. */
  leaving?: Serving | undefined;
}

interface RotaTableProps {
  dates: readonly ServiceDate[];
  /** Names the period and the filter. */
  view: string;
  columns: readonly RoleColumn[];
  today: string;
  mayChange: boolean;
  /** Whether a gap can be filled here; else it leads to the event. */
  canFill: boolean;
  onFill(gap: Gap): void;
}

/** Dates by roles, with names in the cells; below 704 px a block per date. */
export const RotaTable = memo(function RotaTable(props: RotaTableProps) {
  const { columns, today, mayChange, canFill, onFill } = props;
  const dates = useDrawn(props.dates, props.view);
  const texts = useTexts(serviceWeeksTexts);
  const place = useRef<HTMLDivElement>(null);
  useRowFocus(place);
  return (
    <div ref={place} className={styles.panel}>
      <table className={styles.rota} data-wide={columns.length > 7 || undefined}>
        <caption>
          <VisuallyHidden>{texts.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            {columns.map(({ id, libelle }) => (
              <th key={id} scope="col">
                {libelle}
              </th>
            ))}
          </tr>
        </thead>
        {byWeek(dates).map(([monday, own]) => (
          <tbody key={monday}>
            <tr className={styles.week}>
              <th colSpan={columns.length + 1} scope="rowgroup">
                {monday === mondayOf(today)
                  ? texts.thisWeek
                  : texts.weekOf(shortDay(monday), shortDay(dayText(dayNumber(monday) + 6)))}
              </th>
            </tr>
            {own.map((date) => (
              <DateRow
                key={`${date.evenement.id} ${date.jour}`}
                date={date}
                columns={columns}
                mayChange={mayChange}
                canFill={canFill}
                onFill={onFill}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
});

type DateRowProps = Omit<RotaTableProps, 'dates' | 'today' | 'view'> & { date: ServiceDate };

/** A longer period brings the same dates as other objects. */
const isSameRow = (row: DateRowProps, next: DateRowProps): boolean =>
  row.mayChange === next.mayChange &&
  row.canFill === next.canFill &&
  row.onFill === next.onFill &&
  JSON.stringify([row.date, row.columns]) === JSON.stringify([next.date, next.columns]);

const DateRow = memo(function DateRow({ date, columns, ...cell }: DateRowProps) {
  const texts = useTexts(serviceWeeksTexts);
  const { evenement: event, jour: day, roles, equipe, personnes, absents, chevauchements } = date;
  const { id, nom_evenement } = event;
  const hours = formatDayHours(day, event);
  // A date is named by its first day.
  const isMoved = equipe !== undefined && equipe !== null && equipe.jour !== (event.du ?? day);
  const elsewhere = chevauchements ?? 0;
  return (
    <tr>
      <th scope="row">
        <span className={styles.day}>{rowDay(day)}</span>{' '}
        <Link to={`${eventPaths.detail.to({ id })}?jour=${day}`}>{nom_evenement}</Link>
        <span className={styles.hours}>
          {hours && <span className={styles.unbroken}>{hours}</span>}
          {isMoved && `${hours ? ', ' : ''}${texts.moved}`}
        </span>
        {roles.length === 0 && <span className={styles.hours}>{texts.nobody}</span>}
        {!personnes && absents > 0 && (
          <small className={marks.note} data-warning>
            {texts.absent(absents)}
          </small>
        )}
        {!personnes && elsewhere > 0 && (
          <small className={marks.note} data-warning>
            {texts.elsewhere(elsewhere)}
          </small>
        )}
      </th>
      {columns.map(({ id: column, libelle }) => {
        const role = roles.find((one) => one.id === column);
        return role ? (
          <td key={column} data-role={libelle}>
            <Cell {...cell} date={date} role={role} />
          </td>
        ) : (
          <td key={column} className={styles.unneeded}>
            <VisuallyHidden>{texts.notNeeded}</VisuallyHidden>
          </td>
        );
      })}
    </tr>
  );
}, isSameRow);

type CellProps = Omit<DateRowProps, 'columns'> & { role: RoleStaffing };

/** The people of one role on one date, and how many are missing. Where the back end doesn't name them, how many said what. */
function Cell({ date, role, mayChange, canFill, onFill }: CellProps) {
  const people = cellPeople(date, role.id);
  const refused = people?.find(({ reponse: answer }) => answer === 'non');
  return (
    <div className={styles.cell}>
      {people ? (
        people.map((one) => (
          <RotaPerson
            key={one.affectation}
            date={date}
            serving={one}
            mayChange={mayChange}
            onReplace={(leaving) => onFill({ date, role, leaving })}
          />
        ))
      ) : (
        <Numbers role={role} />
      )}
      {role.manquants > 0 && (
        <Missing
          role={role}
          id={date.evenement.id}
          day={date.jour}
          onFill={mayChange && canFill ? () => onFill({ date, role, leaving: refused }) : undefined}
        />
      )}
    </div>
  );
}

function Numbers({ role }: { role: RoleStaffing }) {
  const counts = [
    ['oui', role.oui],
    ['attente', role.attente],
    ['demander', role.a_demander],
    ['non', role.non],
  ] as const;
  const texts = useTexts(serviceMarkTexts);
  return (
    <>
      {counts.map(
        ([mark, count]) =>
          count > 0 && (
            <Fragment key={mark}>
              <span className={marks.name} data-mark={mark}>
                <MarkSign mark={mark} />
                {count} <span aria-hidden="true">{texts[mark]}</span>
              </span>
            </Fragment>
          ),
      )}
    </>
  );
}

interface MissingProps {
  role: RoleStaffing;
  id: number;
  day: string;
  onFill: (() => void) | undefined;
}

/** How many are missing; pressed, it opens the search, or the event where that can't be done here. */
function Missing({ role: { manquants: missing, libelle }, id, day, onFill }: MissingProps) {
  const texts = useTexts(serviceWeeksTexts);
  const words = (
    <>
      <span aria-hidden="true">+</span> {texts.missing(missing)}
      <VisuallyHidden> : {libelle}</VisuallyHidden>
    </>
  );
  if (onFill)
    return (
      <button type="button" className={marks.gap} onClick={onFill}>
        {words}
      </button>
    );
  return (
    <Link className={marks.gap} to={`${eventPaths.detail.to({ id })}?jour=${day}`}>
      {words}
    </Link>
  );
}
