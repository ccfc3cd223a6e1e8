import { useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { PageList } from '../../../data/PageList';
import rows from '../../../data/Rows.module.css';
import { usePage } from '../../../data/usePage';
import { useSearchText } from '../../../data/useSearchText';
import type { CalendarEvent } from '../../../domain/events/event';
import { ATTENDEES_PAGE_SIZE } from '../../../domain/events/registration';
import { ATTENDEE_STATES, type AttendeeState } from '../../../domain/events/registrationState';
import { useTexts } from '../../../texts/texts';
import { SearchField } from '../../../ui/form/fields/SearchField';
import { Select } from '../../../ui/form/fields/Select';
import { EmptyState } from '../../../ui/state/EmptyState';
import { AttendeeRow } from './AttendeeRow';
import { AttendeeTools } from './AttendeeTools';
import styles from './Registrations.module.css';
import { attendeeStateTexts, registrationSectionTexts } from './texts.fr';

interface AttendeesProps {
  event: CalendarEvent;
  mayChange: boolean;
}

interface Filter {
  at: number;
  search: string;
  etat?: AttendeeState | undefined;
}

/** The page of people that is looked at, by name and state. */
function useAttendeePage(event: number) {
  const [filter, setFilter] = useState<Filter>({ at: 1, search: '' });
  const { at, search, etat } = filter;
  const change = (part: Partial<Filter>) => setFilter((last) => ({ ...last, at: 1, ...part }));
  const box = useSearchText(search, (text) => change({ search: text }));
  const chosen = { search: search || undefined, etat };
  const args = { id: event, page: at, page_size: ATTENDEES_PAGE_SIZE, ...chosen };
  const page = usePage(eventCalls.attendees, args);
  // The last person of the last page was withdrawn.
  if (at > 1 && page.failure?.kind === 'notFound') change({});
  return { at, page, box, chosen, change };
}

/** The people of an event: found by name and state, told, printed, exported. */
export function Attendees({ event, mayChange }: AttendeesProps) {
  const texts = useTexts(registrationSectionTexts);
  const states = useTexts(attendeeStateTexts);
  const { at, page, box, chosen, change } = useAttendeePage(event.id);
  const options = ATTENDEE_STATES.map((value) => ({ value, label: states[value] }));
  return (
    <div className={styles.people}>
      <div className={styles.tools}>
        <SearchField label={texts.search} value={box.value} onChange={box.type} />
        <Select
          label={texts.state}
          hideLabel
          placeholder={texts.everyState}
          options={options}
          onChange={(value) => change({ etat: ATTENDEE_STATES.find((state) => state === value) })}
        />
        <AttendeeTools event={event} filter={chosen} isEmpty={page.total === 0} mayChange={mayChange} />
      </div>
      <PageList
        label={texts.list}
        page={page}
        at={at}
        onPage={(next) => change({ at: next })}
        failed={texts.listFailed}
        stale={texts.listStale}
        rowClass={rows.row}
        keyOf={({ id }) => id}
        empty={<EmptyState icon="users" title={texts.nobody} text={texts.nobodyHint} />}
      >
        {(attendee) => <AttendeeRow event={event.id} attendee={attendee} mayChange={mayChange} />}
      </PageList>
    </div>
  );
}
