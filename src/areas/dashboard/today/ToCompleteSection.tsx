import type { ReactNode } from 'react';
import { toCompleteCalls } from '../../../api/endpoints/toComplete';
import { type Query, useQuery } from '../../../api/useApi';
import type { ToComplete, ToCompleteKind, ToCompleteRow } from '../../../domain/toComplete';
import { useIsSupported, useRight } from '../../../session/useSession';
import { formatDate } from '../../../texts/formats';
import { formatHours } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { ReadFailure } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { eventPaths, mailPaths } from '../../routes';
import { dayWords } from './dayWords';
import { Kind, PlaceLink } from './Kind';
import styles from './Today.module.css';
import { toCompleteTexts, todayTexts } from './texts.fr';

/** What needs a hand, where the back end tells it and the user may read events. */
export function useToComplete(): { query: Query<ToComplete>; isTold: boolean } {
  const mayRead = useRight('evenements.lire');
  const isTold = useIsSupported(toCompleteCalls.toComplete) && mayRead;
  const query = useQuery(toCompleteCalls.toComplete, isTold ? {} : null, { keepPrevious: true });
  return { query, isTold };
}

interface ToCompleteSectionProps {
  query: Query<ToComplete>;
  today: string;
  onGrow(): void;
}

/** What needs a hand, the most urgent first, or until when nothing does. */
export function ToCompleteSection({ query, today, onGrow }: ToCompleteSectionProps) {
  const texts = useTexts(toCompleteTexts);
  const { data } = query;
  const empty = data ? texts.none(formatDate(data.au)) : '';
  // What the user may not read isn't missed, as elsewhere in this block.
  if (query.failure?.kind === 'forbidden') return null;
  if (!data && !query.failure) return <Skeleton lines={3} />;
  if (!data) return <ReadFailure inline query={query} failed={texts.failed} />;
  return (
    <Kind title={texts.title(data.total)} empty={empty} total={data.total} onGrow={onGrow}>
      {data.lignes.map((row) => (
        <CompleteRow key={`${row.genre} ${row.evenement?.id} ${row.jour}`} row={row} today={today} />
      ))}
    </Kind>
  );
}

/** Red is missing or failed, amber waits, the rest isn't begun. */
const TONES: Readonly<Record<ToCompleteKind, string>> = {
  roles: 'danger',
  messages: 'danger',
  attente: 'warning',
  demandes: 'warning',
  services: 'neutral',
};

const pathOf = ({ genre, evenement: event }: ToCompleteRow): string => {
  if (event) return eventPaths.detail.to({ id: event.id });
  return genre === 'messages' ? mailPaths.list.to() : eventPaths.services.to();
};

function CompleteRow({ row, today }: { row: ToCompleteRow; today: string }): ReactNode {
  const texts = useTexts(toCompleteTexts);
  const days = useTexts(todayTexts);
  const { genre, nombre, evenement: event, jour: day, heure_debut: start, noms: names } = row;
  const what = texts[genre](nombre);
  const sentence = event ? texts.ofEvent(event.nom_evenement, what) : what;
  const facts = [day && dayWords(day, today, days), start && formatHours(start, null), names?.join(', ')];
  return (
    <li className={styles.task} data-tone={TONES[genre]}>
      <PlaceLink to={pathOf(row)}>{sentence}</PlaceLink>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
