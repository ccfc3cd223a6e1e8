import { eventCalls } from '../../../../api/endpoints/events';
import { useClient } from '../../../../api/useApi';
import { ExportMenu } from '../../../../data/ExportMenu';
import type { CalendarEvent } from '../../../../domain/events/event';
import type { AttendeeCounts } from '../../../../domain/registrations/registration';
import type { AttendeeState } from '../../../../domain/registrations/registrationState';
import { useIsOffered } from '../../../../session/hostPage';
import { useRight } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { SearchField } from '../../../../ui/form/fields/SearchField';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import styles from '../Registrations.module.css';
import { registrationSectionTexts } from '../texts.fr';
import type { AskedQuestions } from './answers';
import { StateChoice } from './StateChoice';
import { type AttendeeFilter, useAllAttendees } from './useAllAttendees';
import { useWorks } from './useWorks';

interface AttendeeToolsProps {
  event: CalendarEvent;
  asked: AskedQuestions;
  counts: AttendeeCounts;
  filter: AttendeeFilter;
  search: { value: string; type(text: string): void };
  isEmpty: boolean;
  mayChange: boolean;
  onState(state: AttendeeState | undefined): void;
}

/** Finds people; and of all that the list shows: a sheet, a mail, a group for the members; and the file of everybody. */
export function AttendeeTools(props: AttendeeToolsProps) {
  const { event, asked, counts, filter, search, isEmpty, mayChange, onState } = props;
  const texts = useTexts(registrationSectionTexts);
  const client = useClient();
  const mayExport = useRight('reponses.exporter');
  const isOffered = useIsOffered();
  const mayJoin = useRight('groupes.modifier') && mayChange;
  const { withAll, isReading } = useAllAttendees(event.id, filter);
  const { print, write, join, parts } = useWorks(event, asked);
  const canWrite = isOffered('mails');
  return (
    <div className={styles.tools}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchShort}
        className={styles.search}
        value={search.value}
        onChange={search.type}
      />
      <StateChoice counts={counts} chosen={filter.etat} onChoose={onState} />
      <span className={styles.space} />
      {mayExport && (
        <ExportMenu
          download={(format) => client.call(eventCalls.attendeeFile, { id: event.id, format })}
          fileName={texts.fileName(event.id)}
          failed={texts.exportFailed}
          missing={texts.exportFailed}
        />
      )}
      {isOffered('print') && (
        <Button icon="print" disabled={isEmpty} busy={isReading} onClick={() => void withAll(print)}>
          {texts.print}
        </Button>
      )}
      {(canWrite || mayJoin) && (
        <Menu icon="more" align="end" label={texts.moreOfList} disabled={isEmpty || isReading}>
          {canWrite && (
            <MenuItem icon="mail" onSelect={() => void withAll(write)}>
              {texts.writeToAll}
            </MenuItem>
          )}
          {mayJoin && (
            <MenuItem icon="users" onSelect={() => void withAll(join)}>
              {texts.join}
            </MenuItem>
          )}
        </Menu>
      )}
      {parts}
    </div>
  );
}
