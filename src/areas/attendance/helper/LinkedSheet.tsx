import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createClient } from '../../../api/client';
import { ClientProvider, useClient } from '../../../api/clientContext';
import { helperCalls } from '../../../api/endpoints/attendance/helper';
import type { Failure } from '../../../api/errors';
import { useQuery } from '../../../api/useApi';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { Screen } from '../../../ui/display/Screen';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ReadFailure } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { useUiTexts } from '../../../ui/texts.fr';
import { useAreaTitle } from '../../frame/WidgetContext';
import { type KeptHere, useKept } from '../offline/useKept';
import { SheetView } from '../sheet/SheetView';
import { type SheetOwner, storeOf } from '../sync/stores';
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
    return { client, session: undefined, viewer: `lien ${linkKey}` };
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
  if (sheet && kept) {
    const place = { id: sheet.evenement.id, day: sheet.jour };
    return <SheetView {...{ owner, ...place, sheet, kept, readonly, takesFocus: false }} />;
  }
  return (
    <Screen title={title}>
      {failure?.kind === 'forbidden' && kept && <Ended {...{ owner, kept, failure }} onRetry={reload} />}
      {failure?.kind !== 'forbidden' && <ReadFailure query={query} failed={texts.failed} />}
      {!failure && <Skeleton lines={8} />}
    </Screen>
  );
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
  return <EmptyState icon="calendar" title={texts.ended} text={text} action={again} />;
}

const never = () => () => {};
const nothing = () => undefined;
