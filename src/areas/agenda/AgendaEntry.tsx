import { useClient } from '../../api/clientContext';
import { formatDayRange } from '../../texts/dayRange';
import { useTexts } from '../../texts/texts';
import { buttonClass } from '../../ui/button/buttonClass';
import { Badge } from '../../ui/display/Badge';
import { Icon } from '../../ui/icon/Icon';
import styles from './Agenda.module.css';
import { backEndAddress, registrationAddress } from './addresses';
import { agendaTexts } from './texts.fr';
import type { VisitorDate } from './visitorAgenda';

interface AgendaEntryProps {
  date: VisitorDate;
  registrationPage: string | undefined;
  /** Where it comes from, in an agenda of several back ends. */
  source?: string;
}

/** One event on one day: when, what and where, and what a visitor can do about it. */
export function AgendaEntry({ date, registrationPage, source }: AgendaEntryProps) {
  const texts = useTexts(agendaTexts);
  const { api } = useClient();
  const { name, place, day, last, start, end, isCancelled, file, registration } = date;
  const isLong = last > day;
  const page = registrationAddress(registrationPage, registration);
  const calendar = backEndAddress(api, file);
  return (
    <li className={styles.entry} part="agenda-entry" data-cancelled={isCancelled || undefined}>
      <span className={styles.hours}>{start ? hoursOf(start, isLong ? '' : end) : texts.allDay}</span>
      <div className={styles.words}>
        <h3 className={styles.name} tabIndex={-1}>
          {isCancelled && <Badge tone="danger">{texts.cancelled}</Badge>}
          {isCancelled && ' '}
          {isCancelled ? <s>{name}</s> : <span>{name}</span>}
        </h3>
        {isLong && <p className={styles.note}>{texts.days(formatDayRange(day, last), start && end)}</p>}
        {place && (
          <p className={styles.place}>
            <Icon name="pin" />
            <span>{place}</span>
          </p>
        )}
        {source && <p className={styles.note}>{source}</p>}
      </div>
      {(page || calendar) && (
        <div className={styles.actions}>
          {page && (
            <a
              href={page}
              className={buttonClass('primary', styles.action)}
              aria-label={texts.of(texts.register, name)}
            >
              {texts.register}
            </a>
          )}
          {calendar && (
            <a
              href={calendar}
              className={buttonClass('quiet', `${styles.action} ${styles.calendar}`)}
              aria-label={texts.of(texts.add, name)}
            >
              <Icon name="calendar" />
              <span>{texts.add}</span>
            </a>
          )}
        </div>
      )}
    </li>
  );
}

const hoursOf = (start: string, end: string): string => (end && end !== start ? `${start} – ${end}` : start);
