import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useClient } from '../../api/clientContext';
import { type Failure, failureOf, isAbort } from '../../api/errors';
import styles from '../../questions/form.module.css';
import { tellClosed } from '../../questions/tellClosed';
import { headingLevel, usePageTitle } from '../../questions/usePageTitle';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { ErrorState } from '../../ui/state/ErrorState';
import { useUiTexts } from '../../ui/texts.fr';
import type { AreaProps } from '../area';
import { MaybeUnnamed } from '../frame/MaybeUnnamed';
import type { registrationAttributes, registrationEvents } from './area';
import { RegistrationDone } from './RegistrationDone';
import { RegistrationForm } from './RegistrationForm';
import {
  type OpenRegistration,
  type PersonOutcome,
  registrationCalls,
  type SentRegistration,
} from './registrationCalls';
import { registrationTexts } from './texts.fr';

/** Loads the registration without the query cache, which visitors would download for a single call. */
function useOpenRegistration(identifier: string) {
  const client = useClient();
  const [event, setEvent] = useState<OpenRegistration>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const [isLoading, setLoading] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads it again
  useEffect(() => {
    if (!identifier) return;
    const controller = new AbortController();
    const { signal } = controller;
    setLoading(true);
    client
      .call(registrationCalls.publicRegistration, { identifiant: identifier }, { signal })
      .then(
        (read) => {
          setEvent(read);
          setFailure(undefined);
        },
        (error: unknown) => !isAbort(error) && setFailure(failureOf(error)),
      )
      .finally(() => !signal.aborted && setLoading(false));
    return () => controller.abort();
  }, [client, identifier, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  /** Reads it again in place: places and stamp may be others now. One that has closed stays, with what was typed in it. */
  const renew = useCallback(async () => {
    const read = await client
      .call(registrationCalls.publicRegistration, { identifiant: identifier })
      .catch(() => undefined);
    if (read && !read.message) setEvent(read);
  }, [client, identifier]);
  return { event, failure, isLoading, isRetried: attempt > 0, reload, renew };
}

type RegistrationAreaProps = AreaProps<typeof registrationAttributes, typeof registrationEvents>;

/** The registration for visitors. Another `identifiant` starts with an empty one. */
export default function RegistrationArea({ identifiant = '', ...rest }: RegistrationAreaProps) {
  const address = identifiant.trim();
  return <AddressedRegistration key={address} {...rest} identifiant={address} />;
}

const count = (people: readonly PersonOutcome[], ...states: readonly string[]) =>
  people.filter(({ etat }) => states.includes(etat)).length;

function AddressedRegistration(props: RegistrationAreaProps & { identifiant: string }) {
  const { identifiant, ownsPage, emit } = props;
  const { event, failure, isLoading, isRetried, reload, renew } = useOpenRegistration(identifiant);
  const [done, setDone] = useState<{ people: readonly PersonOutcome[]; sent: SentRegistration }>();
  const level = headingLevel(ownsPage);
  const { unreachable } = useTexts(registrationTexts);
  useEffect(() => {
    if (event?.message) tellClosed(emit, identifiant, event.etat);
    else if (event?.places_libres === 0 && !event.attente) tellClosed(emit, identifiant, 'complet');
  }, [event, emit, identifiant]);
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle(ownsPage && event ? event.nom_evenement : '');
  useLayoutEffect(() => {
    const isNowhere = [null, document.body].includes(document.activeElement as HTMLElement | null);
    if (event && isRetried && isNowhere) title.current?.focus();
  }, [event, isRetried]);
  if (done && event)
    return (
      <RegistrationDone
        {...done}
        event={event}
        level={level}
        onAgain={() => {
          setDone(undefined);
          reload();
        }}
      />
    );
  if (event)
    return (
      <RegistrationForm
        {...props}
        event={event}
        address={identifiant}
        title={title}
        level={level}
        onStarted={() => emit('started', { identifiant })}
        onClosed={(state) => tellClosed(emit, identifiant, state)}
        onRefused={renew}
        onRegistered={(registered, sent) => {
          setDone({ people: registered, sent });
          emit('registered', {
            identifiant,
            registered: count(registered, 'inscrit', 'offert'),
            requested: count(registered, 'demande'),
            waiting: count(registered, 'attente'),
          });
        }}
      />
    );
  return (
    <MaybeUnnamed tag="parvis-registration" sentence={unreachable} failure={failure} onRetry={reload}>
      <Absent address={identifiant} failure={failure} isLoading={isLoading} level={level} onRetry={reload} />
    </MaybeUnnamed>
  );
}

interface AbsentProps {
  address: string;
  failure: Failure | undefined;
  isLoading: boolean;
  level: 'h1' | 'h2';
  onRetry(): void;
}

/** While it loads, and where there is none. The space is that of a registration, so that the page doesn't move. */
function Absent({ address, failure, isLoading, level: Heading, onRetry }: AbsentProps) {
  const texts = useTexts(registrationTexts);
  const { loading } = useUiTexts();
  if (!address || failure?.kind === 'notFound')
    return (
      <div className={styles.absent}>
        <Heading className={styles.title}>{texts.notFound}</Heading>
        <p>{texts.notFoundHint}</p>
      </div>
    );
  if (!failure)
    return (
      <p className={styles.loading} role="status" aria-busy="true">
        {loading}
      </p>
    );
  const message = (
    <>
      {texts.loadFailed}
      <br />
      <span className={styles.muted}>{failureText(failure, '')}</span>
    </>
  );
  return <ErrorState message={message} isRetrying={isLoading} onRetry={onRetry} />;
}
