import { useCallback, useState } from 'react';
import { isDay } from '../../domain/calendar/dayNumbers';
import { useTexts } from '../../texts/texts';
import { LazyPart } from '../../ui/lazy/LazyPart';
import { prefetchOnIntent } from '../../ui/lazy/prefetchOnIntent';
import { ViewToggle } from '../../ui/month/ViewToggle';
import { addressesIn } from '../addressesIn';
import type { AreaProps } from '../area';
import styles from './Agenda.module.css';
import { AgendaList } from './AgendaList';
import type { agendaAttributes } from './area';
import { Printed } from './Printed';
import { agendaTexts } from './texts.fr';

type AgendaAreaProps = AreaProps<typeof agendaAttributes>;

const loadMonth = () => import('./month/AgendaMonth');
const loadSeveral = () => import('./several/SeveralAgendas');
const nearMonth = prefetchOnIntent(loadMonth);

/** The public events for visitors. Another filter starts again. */
export default function AgendaArea(props: AgendaAreaProps) {
  const { place, search, from, until, registrationPage } = props;
  const texts = useTexts(agendaTexts);
  const [shown, setShown] = useView(props.view);
  const filter = { lieu: place?.trim(), recherche: search?.trim() };
  const days = { du: dayOf(from), au: dayOf(until) };
  const args = Object.fromEntries(Object.entries({ ...days, ...filter }).filter(([, value]) => value));
  const key = JSON.stringify(args);
  // Before the first dates it would push down what a content system has printed.
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  const view = { args, registrationPage, onReady };
  const addresses = addressesIn(props.api);
  return (
    <div className={styles.agenda}>
      {isReady && <ViewToggle view={shown} onChange={setShown} labels={texts} near={nearMonth} />}
      {addresses.length > 1 ? (
        <LazyPart
          key={`${addresses} ${key}`}
          load={loadSeveral}
          props={{ ...view, addresses, shown }}
          placeholder={<Printed isLoading />}
        />
      ) : shown === 'list' ? (
        <AgendaList key={key} {...view} />
      ) : (
        <LazyPart key={key} load={loadMonth} props={view} placeholder={<Printed isLoading />} />
      )}
    </div>
  );
}

const dayOf = (written: string | undefined): string | undefined => {
  const day = written?.trim();
  return isDay(day) ? day : undefined;
};

/** The view that the visitor has chosen, until the page asks for another one. */
function useView(given: 'list' | 'month') {
  const [view, setView] = useState(given);
  const [followed, follow] = useState(given);
  if (followed !== given) {
    follow(given);
    setView(given);
  }
  return [view, setView] as const;
}
