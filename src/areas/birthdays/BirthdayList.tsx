import { useContext, useState } from 'react';
import rowStyles from '../../data/Rows.module.css';
import { type BirthdayRow, isLeapBirthday } from '../../domain/members/birthdayList';
import { ContactLink } from '../../people/ContactLink';
import { PersonName } from '../../people/PersonName';
import { Link } from '../../routing/Link';
import { formatLongDate } from '../../texts/records/longFormats';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Badge } from '../../ui/display/Badge';
import { InConsoleContext } from '../frame/navigation/BackToApps';
import { memberPaths } from '../routes';
import styles from './Birthdays.module.css';
import { birthdaysTexts } from './texts.fr';

/** More of them show at a press. */
const SHOWN_AT_ONCE = 200;

interface BirthdayListProps {
  rows: readonly BirthdayRow[];
  today: string;
}

/** Day by day; today's day says so. */
export function BirthdayList({ rows, today }: BirthdayListProps) {
  const texts = useTexts(birthdaysTexts);
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const shown = rows.slice(0, limit);
  const days = [...new Set(shown.map(({ jour }) => jour))];
  return (
    <>
      {days.map((day) => (
        <section key={day} className={styles.day} aria-labelledby={`birthdays-${day}`}>
          <h2 id={`birthdays-${day}`} className={styles.date}>
            {formatLongDate(day)} {day === today && <Badge tone="accent">{texts.today}</Badge>}
          </h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
          <ul role="list" className={styles.people}>
            {shown
              .filter(({ jour }) => jour === day)
              .map((row) => (
                <Person key={row.id} row={row} />
              ))}
          </ul>
        </section>
      ))}
      {rows.length > limit && (
        <Button variant="quiet" onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>
          {texts.more(rows.length - limit)}
        </Button>
      )}
    </>
  );
}

function Person({ row }: { row: BirthdayRow }) {
  const texts = useTexts(birthdaysTexts);
  const isInConsole = useContext(InConsoleContext);
  const { age, groupe: group, telephone, genre: gender } = row;
  const name = <PersonName person={row} />;
  const notes = [group, isLeapBirthday(row) && texts.leapDay(gender === 'feminin')].filter(Boolean);
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.words}>
        <p className={rowStyles.what}>
          {isInConsole ? <Link to={memberPaths.detail.to(row)}>{name}</Link> : name}
          {age != null && <span className={styles.age}>{texts.turns(age)}</span>}
        </p>
        {notes.length > 0 && <p className={rowStyles.note}>{notes.join(' · ')}</p>}
      </div>
      {telephone?.trim() && <ContactLink kind="phone" text={telephone.trim()} />}
    </li>
  );
}
