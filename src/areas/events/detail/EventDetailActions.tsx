import { useRef } from 'react';
import { useClient } from '../../../api/useApi';
import { calendarFile, calendarFileName } from '../../../domain/events/calendarFile';
import type { Assignment, CalendarEvent } from '../../../domain/events/event';
import { firstDayOf } from '../../../domain/events/occurrences';
import { useIsOffered } from '../../../session/hostPage';
import { Allowed } from '../../../session/useSession';
import { formatHours, formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { printSheet } from '../../../ui/output/printSheet';
import { saveFile } from '../../../ui/output/saveFile';
import { LifeButtons } from '../life/LifeButtons';
import { badgeTexts } from '../texts.fr';
import styles from './EventDetail.module.css';
import { useFrequency } from './EventFacts';
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

/** The buttons of an event: calendar file, print, edit, copy, cancel, delete. */
export function EventDetailActions(props: EventDetailActionsProps) {
  const { event, assignments = [], readonly, onEdit, onDeleted } = props;
  const texts = useTexts(eventDetailTexts);
  const isOffered = useIsOffered();
  const { remove, isSaving } = useDeleteEvent(onDeleted);
  const speakers = assignments.map(shownSpeakerOf);
  const { place, print } = usePrint(event, speakers);
  const file = useCalendarFile(event, speakers);
  return (
    <div className={styles.actions}>
      {file && isOffered('calendar') && (
        <Button icon="download" onClick={() => saveFile(file(), calendarFileName(event))}>
          {texts.addToCalendar}
        </Button>
      )}
      {isOffered('print') && (
        <Button icon="print" onClick={print}>
          {texts.print}
        </Button>
      )}
      {!readonly && (
        <>
          {isOffered('edit') && (
            <Button variant="primary" icon="edit" onClick={() => onEdit(event.id)}>
              {texts.edit}
            </Button>
          )}
          <LifeButtons event={event} onCopied={onEdit} />
          <Allowed right="evenements.supprimer">
            <Button
              variant="remove"
              icon="trash"
              busy={isSaving}
              busyLabel={texts.removing}
              onClick={() => void remove(event)}
            >
              {texts.remove}
            </Button>
          </Allowed>
        </>
      )}
      <div ref={place} className={styles.sheet} aria-hidden="true" />
    </div>
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
  const { heure_debut, heure_fin, lieu } = event;
  const print = () => {
    if (!place.current) return;
    const lines = [
      event.annulation ? words.cancelled : '',
      formatLongDate(firstDayOf(event)),
      formatHours(heure_debut, heure_fin),
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
