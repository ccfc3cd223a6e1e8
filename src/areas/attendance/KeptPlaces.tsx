import { useEffect, useState } from 'react';
import { useClient } from '../../api/useApi';
import { useViewer } from '../../data/useViewer';
import { Link } from '../../routing/Link';
import { formatDate } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import { Icon } from '../../ui/icon/Icon';
import { attendancePaths } from '../routes';
import styles from './Attendance.module.css';
import { dayDigits } from './dayDigits';
import { type KeptPlace, waitingAt } from './offline/KeptSheets';
import { keptSheets } from './offline/keeping';
import { eventsOfDayTexts } from './texts.fr';

/** Without network, the sheets that this device has kept, the latest day first. */
export default function KeptPlaces() {
  const texts = useTexts(eventsOfDayTexts);
  const { api } = useClient();
  const viewer = useViewer();
  const [places, setPlaces] = useState<readonly KeptPlace[]>([]);
  useEffect(() => {
    void keptSheets(api, viewer)
      .then((sheets) => sheets?.places())
      .then((found = []) => setPlaces(found.toSorted((a, b) => (a.day < b.day ? 1 : -1))));
  }, [api, viewer]);
  if (places.length === 0) return null;
  return (
    <section aria-label={texts.kept}>
      <h2 className={styles.heading}>{texts.kept}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers are none for VoiceOver */}
      <ul role="list" className={styles.events}>
        {places.map(({ id, day, name, ...place }) => (
          <li key={`${id} ${day}`} className={styles.event}>
            <Link to={attendancePaths.sheet.to({ id, jour: dayDigits(day) })} className={styles.open ?? ''}>
              <span className={styles.words}>
                <strong className={styles.name}>{name}</strong>
                <span className={styles.note}>{formatDate(day)}</span>
              </span>
              {waitingAt(place) > 0 && (
                <span className={styles.count}>{texts.keptWaiting(waitingAt(place))}</span>
              )}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
