import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createClient } from '../../../api/client';
import { ClientProvider, useClient } from '../../../api/clientContext';
import { helperCalls } from '../../../api/endpoints/attendance/helper';
import type { Failure } from '../../../api/errors';
import { useQuery } from '../../../api/useApi';
import type { Sheet } from '../../../domain/attendance/sheet';
import { readFailureText } from '../../../texts/failures';
import { attendanceLabel } from '../../../texts/records/attendanceLabels';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Screen } from '../../../ui/display/Screen';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ReadFailure } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { useUiTexts } from '../../../ui/texts.fr';
import { useToast } from '../../../ui/toast/useToast';
import { useStableCallback } from '../../../ui/useStableCallback';
import { useAreaTitle } from '../../frame/WidgetContext';
import styles from '../Attendance.module.css';
import { linkViewer, waitingIn } from '../offline/oldLinks';
import { type KeptHere, useKept } from '../offline/useKept';
import { SheetView } from '../sheet/SheetView';
import { type SheetOwner, storeOf } from '../sync/stores';
import type { ShownSheet } from '../sync/ticking';
import { checkInTexts } from './texts.fr';

interface LinkedSheetProps {
  /** The key of the link. It stands in place of a token, also where a user is signed in. */
  linkKey: string;
  readonly: boolean;
}

/** The sheet behind a helper's link. */
export default function LinkedSheet({ linkKey, readonly }: LinkedSheetProps) {
  const { api } = useClient();
  const owner = useMemo(() => {
    const client = createClient({ api, getToken: () => linkKey });
    return { client, session: undefined, viewer: linkViewer(linkKey) };
  }, [api, linkKey]);
  return (
    <ClientProvider client={owner.client}>
      <SheetOfLink owner={owner} readonly={readonly} />
    </ClientProvider>
  );
}

function SheetOfLink({ owner, readonly }: { owner: SheetOwner; readonly: boolean }) {
  const title = useAreaTitle();
  const texts = useTexts(checkInTexts);
  const query = useQuery(helperCalls.helperSheet, {}, { alwaysReload: true });
  const kept = useKept(owner);
  const { data, failure, reload } = query;
  const isOffline = failure?.kind === 'offline' || failure?.kind === 'timeout';
  const sheet = data ?? (isOffline ? kept?.sheet : undefined);
  const opened = useOpened(kept, sheet, data !== undefined);
  if (sheet && opened) {
    const place = { id: sheet.evenement.id, day: sheet.jour };
    return (
      <SheetView
        owner={owner}
        {...place}
        sheet={sheet}
        kept={opened}
        readonly={readonly}
        takesFocus={false}
      />
    );
  }
  return (
    <Screen title={title}>
      {failure?.kind === 'forbidden' && kept && (
        <Ended owner={owner} kept={kept} failure={failure} onRetry={reload} />
      )}
      {failure?.kind !== 'forbidden' && <ReadFailure query={query} failed={texts.failed} />}
      {!failure && <Skeleton lines={8} />}
    </Screen>
  );
}

/**
 * What the device had of the sheet. Where the back end gave it, so that this link is the valid one, what waits under an earlier
 * link is part of it.
 */
function useOpened(kept: KeptHere | undefined, sheet: Sheet | undefined, isValid: boolean) {
  const texts = useTexts(checkInTexts);
  const toast = useToast();
  const [opened, setOpened] = useState<KeptHere>();
  const isStarted = useRef(false);
  const open = useStableCallback(async (own: KeptHere, { evenement, jour }: Sheet) => {
    const where = { id: evenement.id, day: jour };
    const taken = (isValid && (await own.sheets?.takeOver(where).catch(() => undefined))) || [];
    // The sheet is shown as the newest of them, and the others are sent beside it.
    setOpened({ ...own, waiting: [...taken, ...(own.waiting ?? [])] });
    const count = taken.reduce((sum, content) => sum + waitingIn(content), 0);
    if (count > 0) toast(texts.takenOver(count));
  });
  useEffect(() => {
    if (!kept || !sheet || isStarted.current) return;
    isStarted.current = true;
    void open(kept, sheet);
  }, [kept, sheet, open]);
  return opened;
}

interface EndedProps {
  owner: SheetOwner;
  kept: KeptHere;
  failure: Failure;
  onRetry(): void;
}

/** The link is no longer valid. What was ticked before is still sent; then the names are removed from the device. */
function Ended({ owner, kept, failure, onRetry }: EndedProps) {
  const { place, sheet, waiting, sheets } = kept;
  const [store] = useState(() =>
    place && sheet && waiting?.length ? storeOf(owner, place, sheet, kept) : undefined,
  );
  const state = useSyncExternalStore(store?.subscribe ?? never, () => store?.get(), nothing);
  const left = state?.waiting ?? 0;
  // A link that was revoked takes nothing more; one whose day is over takes what was ticked on that day.
  const isRefused = state?.link === 'refused';
  useEffect(() => {
    if (place && left === 0) void sheets?.forget(place);
  }, [place, left, sheets]);
  const texts = useTexts(checkInTexts);
  const { retry } = useUiTexts();
  const sentences = [
    readFailureText(failure, ''),
    left > 0 && (isRefused ? texts.notSent : texts.stillSending)(left),
    store && left === 0 && texts.allSent,
  ];
  const text = sentences.filter(Boolean).join(' ');
  // A deleted event that is restored has its link again.
  const again = (
    <Button icon="refresh" onClick={onRetry}>
      {retry}
    </Button>
  );
  return (
    <>
      <EmptyState icon="calendar" title={texts.ended} text={text} action={again} />
      {state && <WaitingTicks state={state} />}
    </>
  );
}

/** Who was ticked and isn't sent, so that it can be told or written down. */
function WaitingTicks({ state: { people, ticks } }: { state: ShownSheet }) {
  const texts = useTexts(checkInTexts);
  const waiting = people.filter(({ id }) => ticks.get(id)?.isWaiting);
  if (waiting.length === 0) return null;
  return (
    <section aria-label={texts.waitingNames}>
      <h2 className={styles.heading}>{texts.waitingNames}</h2>
      <ul>
        {waiting.map((person) => {
          const state = ticks.get(person.id)?.etat;
          const word = state ? attendanceLabel(state) : texts.cleared;
          return <li key={person.id}>{texts.waitingTick(fullNameOf(person), word)}</li>;
        })}
      </ul>
    </section>
  );
}

const never = () => () => {};
const nothing = () => undefined;
