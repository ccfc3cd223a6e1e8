import { type ReactNode, useRef } from 'react';
import { useClient } from '../../../api/useApi';
import { calendarFile, calendarFileName } from '../../../domain/events/calendarFile';
import type { Assignment, CalendarEvent } from '../../../domain/events/event';
import { firstDayOf } from '../../../domain/events/occurrences';
import { useIsOffered } from '../../../session/hostPage';
import { useRight } from '../../../session/useSession';
import { formatEventHours } from '../../../texts/records/dayHours';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { printSheet } from '../../../ui/output/printSheet';
import { saveFile } from '../../../ui/output/saveFile';
import { lifeButtonTexts } from '../life/texts.fr';
import { useEventLife } from '../life/useEventLife';
import { badgeTexts } from '../texts.fr';
import styles from './EventDetail.module.css';
import { daysFrom, useFrequency } from './EventFacts';
import { type ShownSpeaker, shownSpeakerOf } from './shownSpeaker';
import { eventDetailTexts } from './texts.fr';
import { useDeleteEvent } from './useDeleteEvent';

interface EventDetailActionsProps {
  event: CalendarEvent;
  /** Undefined while they load, or when they failed to load. */
  assignments: readonly Assignment[] | undefined;
  readonly: boolean;
  onEdit(id: number): void;
  onDeleted(event: CalendarEvent, isOwn: boolean): void;
}

/** The main action of an event, its calendar file, and a menu with the rest; deleting is the last of it. */
export function EventDetailActions(props: EventDetailActionsProps) {
  const { event, assignments = [], readonly, onEdit, onDeleted } = props;
  const texts = useTexts(eventDetailTexts);
  const words = useTexts(lifeButtonTexts);
  const isOffered = useIsOffered();
  const mayRemove = useRight('evenements.supprimer') && !readonly;
  const life = useEventLife(event, onEdit);
  const { remove, isSaving } = useDeleteEvent(onDeleted);
  const speakers = assignments.map(shownSpeakerOf);
  const { place, print } = usePrint(event, speakers);
  const file = useCalendarFile(event, speakers);
  const edit = isOffered('edit') && !readonly ? () => onEdit(event.id) : undefined;
  const reactivate = readonly ? undefined : life.reactivate;
  const items: Item[] = [
    { icon: 'print', label: texts.print, run: isOffered('print') ? print : undefined },
    // A cancelled event is taken up again before anything else.
    { icon: 'edit', label: texts.edit, run: reactivate && edit },
    ...(readonly
      ? []
      : ([
          { icon: 'clock', label: words.reminders, run: life.remind },
          { icon: 'copy', label: words.duplicate, run: life.duplicate },
          { icon: 'close', label: words.cancel, run: life.cancel },
        ] as const)),
    {
      icon: 'trash',
      label: isSaving ? texts.removing : texts.remove,
      run: mayRemove ? () => void remove(event) : undefined,
      isBusy: isSaving,
      danger: true,
    },
  ];
  return (
    <div className={styles.actions}>
      {reactivate ? (
        <Button variant="primary" icon="undo" className={styles.main} onClick={reactivate}>
          {words.reactivate}
        </Button>
      ) : (
        edit && (
          <Button variant="primary" icon="edit" className={styles.main} onClick={edit}>
            {texts.edit}
          </Button>
        )
      )}
      {file && isOffered('calendar') && (
        <Button
          icon="calendar"
          className={edit || reactivate ? styles.beside : styles.main}
          onClick={() => saveFile(file(), calendarFileName(event))}
        >
          {texts.addToCalendar}
        </Button>
      )}
      <Further items={items} label={texts.more} />
      {life.dialog}
      <div ref={place} className={styles.sheet} aria-hidden="true" />
    </div>
  );
}

interface Item {
  icon: 'print' | 'edit' | 'clock' | 'copy' | 'close' | 'trash';
  label: string;
  /** Undefined where it isn't offered. */
  run: (() => void) | undefined;
  danger?: boolean;
  isBusy?: boolean;
}

/** The actions that are offered, in a menu; nothing where there are none. */
function Further({ items, label }: { items: readonly Item[]; label: string }): ReactNode {
  const offered = items.filter(({ run }) => run !== undefined);
  if (offered.length === 0) return null;
  return (
    <Menu icon="more" label={label} align="end" variant="secondary">
      {offered.map(({ icon, label: name, run, danger, isBusy }) => (
        <MenuItem key={name} icon={icon} danger={danger} disabled={isBusy} onSelect={run}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}

const titleOf = ({ name, role }: ShownSpeaker) => (role ? `${name} (${role})` : name);

/** Creates the iCalendar file of the event; undefined where the event has no readable day. */
function useCalendarFile(event: CalendarEvent, speakers: readonly ShownSpeaker[]) {
  const texts = useTexts(eventDetailTexts);
  const { api } = useClient();
  const names = speakers.filter(({ name }) => name).map(titleOf);
  const text = calendarFile(event, {
    now: new Date(),
    host: hostOf(api),
    description: names.length > 0 ? `${texts.speakers}\u00a0: ${names.join(', ')}` : undefined,
  });
  return text && (() => new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}

/** Host name of the back end, so that the event has the same identifier whatever page shows it. */
const hostOf = (api: string): string =>
  URL.canParse(api) ? new URL(api).hostname : globalThis.location.hostname;

/** Prints the event alone, on a sheet that is rendered in `place`. */
function usePrint(event: CalendarEvent, speakers: readonly ShownSpeaker[]) {
  const texts = useTexts(eventDetailTexts);
  const place = useRef<HTMLDivElement>(null);
  const words = useTexts(badgeTexts);
  const frequency = useFrequency(event);
  const { lieu } = event;
  const print = () => {
    if (!place.current) return;
    const lines = [
      event.annulation ? words.cancelled : '',
      daysFrom(event, firstDayOf(event)),
      formatEventHours(event),
      lieu?.trim() ?? '',
      frequency,
    ];
    const rows = speakers.map(({ name, role, email, telephone }) => [
      name || texts.unnamed,
      role || texts.noRole,
      [email, telephone].filter(Boolean).join(' · '),
    ]);
    const headers = rows.length > 0 ? [texts.name, texts.role, texts.contact] : [];
    printSheet({ title: event.nom_evenement, lines: lines.filter(Boolean), headers, rows }, place.current);
  };
  return { place, print };
}
