import { useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import type { SeriesDate } from '../../../domain/calendar/exceptions';
import type { CalendarEvent, EventException } from '../../../domain/events/event';
import { datesOf, endOfDate, lostExceptions, onDate } from '../../../domain/events/occurrences';
import { useIsHiddenByPage } from '../../../session/hostPage';
import { useIsSupported, useRight } from '../../../session/useSession';
import { isoDay } from '../../../texts/formats';
import { formatLongDays } from '../../../texts/records/longDays';
import { formatHours, formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Badge } from '../../../ui/display/Badge';
import { Panel } from '../../../ui/display/Panel';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { LostDates } from './LostDates';
import styles from './SeriesDates.module.css';
import { seriesDatesTexts } from './texts.fr';

const loadCancelDialog = () => import('./CancelDialog');
const loadReactivateDialog = () => import('./ReactivateDialog');
const loadMoveDialog = () => import('./MoveDialog');

/** Dates that show first, and how many more each time. */
const STEP = 5;

interface SeriesDatesProps {
  event: CalendarEvent;
  readonly: boolean;
}

type Chosen = { action: 'move' | 'cancel' | 'reactivate'; date: SeriesDate<EventException> };

/** The next dates of a series, each with what can be done with it alone; before them, past ones that were changed. */
export default function SeriesDates({ event, readonly }: SeriesDatesProps) {
  const texts = useTexts(seriesDatesTexts);
  const hasRight = useRight('evenements.modifier');
  const isSupported = useIsSupported(eventCalls.cancel);
  const isHidden = useIsHiddenByPage('cancel');
  const mayChange = hasRight && isSupported && !readonly && !isHidden;
  const [room, setRoom] = useState(STEP);
  const [chosen, choose] = useState<Chosen>();
  const today = isoDay(new Date());
  const coming = datesOf(event, { from: today, to: '' }, { limit: room + 1 });
  const changed = (event.exceptions?.length ?? 0) > 0;
  const past = changed
    ? datesOf(event, { from: '', to: today }).filter(
        ({ day, exception }) => exception && endOfDate(event, day) < today,
      )
    : [];
  const rowsOf = (dates: readonly SeriesDate<EventException>[]) =>
    dates.map((date) => (
      <DateRow
        key={date.own}
        event={event}
        date={date}
        onChoose={mayChange && !event.annulation ? (action) => choose({ action, date }) : undefined}
      />
    ));
  return (
    <Panel title={texts.title}>
      <p className={styles.note}>{texts.hint}</p>
      {coming.length === 0 && <p className={styles.note}>{texts.none}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={styles.dates}>
        {rowsOf(coming.slice(0, room))}
      </ul>
      {coming.length > room && <Button onClick={() => setRoom(room + STEP)}>{texts.more}</Button>}
      {past.length > 0 && (
        <>
          <h3 className={styles.title}>{texts.past}</h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <ul role="list" className={styles.dates}>
            {rowsOf(past)}
          </ul>
        </>
      )}
      {changed && <LostDates event={event} lost={lostExceptions(event)} mayChange={mayChange} />}
      {chosen && <DateDialog event={event} chosen={chosen} onClose={() => choose(undefined)} />}
    </Panel>
  );
}

interface DateRowProps {
  event: CalendarEvent;
  date: SeriesDate<EventException>;
  /** Missing where nothing can be changed. */
  onChoose: ((action: Chosen['action']) => void) | undefined;
}

/** One date: its day, hours and place, what differs from the series, and what can be done. */
function DateRow({ event, date, onChoose }: DateRowProps) {
  const texts = useTexts(seriesDatesTexts);
  const { day, own, exception } = date;
  const { heure_debut, heure_fin, lieu, annulation } = onDate(event, date);
  const named = formatLongDays(day, endOfDate(event, day));
  const parts = [named, heure_debut && formatHours(heure_debut, heure_fin), lieu];
  // A line begins with none of the dots.
  const words = parts.filter(Boolean).join('\u00a0· ');
  const isMoved = Boolean(exception?.date);
  return (
    <li className={styles.date}>
      <div className={styles.words}>
        <p className={styles.line}>
          {annulation ? <s>{words}</s> : <span>{words}</span>}{' '}
          {annulation && <Badge tone="danger">{texts.cancelled}</Badge>}
        </p>
        {isMoved && (
          <p className={styles.note}>
            {day === own ? texts.changedHours : texts.movedFrom(formatLongDate(own))}
          </p>
        )}
        {exception?.annulation?.motif && (
          <p className={styles.note}>{texts.reason(exception.annulation.motif)}</p>
        )}
      </div>
      {onChoose && (
        <DateMenu
          name={named}
          isCancelled={Boolean(exception?.annulation)}
          isMoved={isMoved}
          onChoose={onChoose}
        />
      )}
    </li>
  );
}

interface DateMenuProps {
  /** The day in words. */
  name: string;
  isCancelled: boolean;
  isMoved: boolean;
  onChoose(action: Chosen['action']): void;
}

/** What can be done with one date. */
function DateMenu({ name, isCancelled, isMoved, onChoose }: DateMenuProps) {
  const texts = useTexts(seriesDatesTexts);
  if (isCancelled)
    return (
      <Menu label={texts.actions(name)} icon="more" align="end">
        <MenuItem icon="undo" onSelect={() => onChoose('reactivate')}>
          {texts.reactivate}
        </MenuItem>
      </Menu>
    );
  return (
    <Menu label={texts.actions(name)} icon="more" align="end">
      <MenuItem icon="calendar" onSelect={() => onChoose('move')}>
        {texts.move}
      </MenuItem>
      {isMoved && (
        <MenuItem icon="undo" onSelect={() => onChoose('reactivate')}>
          {texts.putBack}
        </MenuItem>
      )}
      <MenuItem icon="close" onSelect={() => onChoose('cancel')}>
        {texts.cancel}
      </MenuItem>
    </Menu>
  );
}

interface DateDialogProps {
  event: CalendarEvent;
  chosen: Chosen;
  onClose(): void;
}

/** The dialog about one date. */
function DateDialog({ event, chosen: { action, date: chosen }, onClose }: DateDialogProps) {
  const { own, day, exception } = chosen;
  const date = { own, day };
  if (action === 'cancel') return <LazyDialog load={loadCancelDialog} props={{ event, date, onClose }} />;
  if (action === 'move') {
    const shown = onDate(event, chosen);
    return <LazyDialog load={loadMoveDialog} props={{ event: shown, date, onClose }} />;
  }
  const isCancelled = Boolean(exception?.annulation);
  return (
    <LazyDialog load={loadReactivateDialog} props={{ event, date: { ...date, isCancelled }, onClose }} />
  );
}
