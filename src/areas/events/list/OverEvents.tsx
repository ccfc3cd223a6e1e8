import { useTexts } from '../../../texts/texts';
import { Disclosure } from '../../../ui/display/Disclosure';
import { eventsTexts } from '../texts.fr';
import { EventCards, type EventCardsProps } from './EventCards';
import styles from './EventList.module.css';

interface OverEventsProps extends EventCardsProps {
  /** Nothing else is left of the day. */
  isAll: boolean;
}

/** What is over today, folded; open where the event that was just created is among it. */
export default function OverEvents({ isAll, ...props }: OverEventsProps) {
  const texts = useTexts(eventsTexts);
  const { events, created } = props;
  const hasCreated = events.some(({ evenement }) => evenement.id === created?.id);
  return (
    <>
      {isAll && <p className={styles.note}>{texts.noneLeft}</p>}
      <Disclosure title={texts.over(events.length)} defaultOpen={hasCreated}>
        <ul className={styles.cards}>
          <EventCards {...props} />
        </ul>
      </Disclosure>
    </>
  );
}
