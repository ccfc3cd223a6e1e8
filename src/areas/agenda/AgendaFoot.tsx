import { useState } from 'react';
import { useClient } from '../../api/clientContext';
import { deviceZone } from '../../texts/locale';
import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { LazyPart } from '../../ui/lazy/LazyPart';
import styles from './Agenda.module.css';
import { backEndAddress } from './addresses';
import { agendaTexts } from './texts.fr';
import type { VisitorAgenda } from './visitorAgenda';

const loadFeed = () => import('./AgendaFeed');

interface AgendaFootProps {
  agenda: VisitorAgenda;
  /** Whose dates these are, in an agenda of several back ends. */
  source?: string;
}

/** The zone of the hours where the device has another one, and the calendar to subscribe to. */
export function AgendaFoot({ agenda: { zone, feed }, source }: AgendaFootProps) {
  const texts = useTexts(agendaTexts);
  const { api } = useClient();
  const [isOpen, setOpen] = useState(false);
  const address = backEndAddress(api, feed);
  const [ownZone] = useState(deviceZone);
  const named = (words: string) => (source ? texts.of(words, source) : words);
  const isElsewhere = zone !== '' && zone !== ownZone;
  return (
    <>
      {isElsewhere && <p className={styles.note}>{named(texts.zone(townOf(zone)))}</p>}
      {address && (
        <div className={styles.foot}>
          <Button icon="calendar" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {named(texts.subscribe)}
          </Button>
          {isOpen && <LazyPart load={loadFeed} props={{ address }} />}
        </div>
      )}
    </>
  );
}

/** «Paris» of `Europe/Paris`. */
const townOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
