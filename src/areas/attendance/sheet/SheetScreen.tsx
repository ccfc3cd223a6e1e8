import { useMemo } from 'react';
import { sheetCalls } from '../../../api/endpoints/attendance/sheets';
import { type Query, useClient, useQuery } from '../../../api/useApi';
import { useViewer } from '../../../data/useViewer';
import type { Sheet } from '../../../domain/attendance/sheet';
import { useSession } from '../../../session/useSession';
import { readFailureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { Screen } from '../../../ui/display/Screen';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ReadFailure } from '../../../ui/state/ErrorState';
import { Skeleton } from '../../../ui/state/Skeleton';
import { useAreaTitle } from '../../frame/WidgetContext';
import { useKept } from '../offline/useKept';
import type { SheetOwner } from '../sync/stores';
import styles from './Sheet.module.css';
import { SheetView } from './SheetView';
import { sheetTexts } from './texts.fr';

interface SheetScreenProps {
  id: number;
  day: string;
  readonly: boolean;
  takesFocus: boolean;
  onBack(): void;
}

/** The sheet of one event and day. Without network it is the one that this device has kept. */
export default function SheetScreen({ id, day, readonly, takesFocus, onBack }: SheetScreenProps) {
  const title = useAreaTitle();
  const owner = useOwner();
  const isPlace = Number.isSafeInteger(id) && id > 0 && day !== '';
  const query = useQuery(sheetCalls.sheet, isPlace ? { id, jour: day } : null, { alwaysReload: true });
  const kept = useKept(owner, { id, day });
  const { failure } = query;
  const isOffline = failure?.kind === 'offline' || failure?.kind === 'timeout';
  const sheet = query.data ?? (isOffline ? kept?.sheet : undefined);
  if (sheet && kept)
    return (
      <SheetView
        owner={owner}
        id={id}
        day={day}
        sheet={sheet}
        kept={kept}
        readonly={readonly}
        takesFocus={takesFocus}
        onBack={onBack}
      />
    );
  return (
    <Screen title={title} width="record" takesFocus={takesFocus} onBack={onBack}>
      <NoSheet isPlace={isPlace} query={query} />
    </Screen>
  );
}

function useOwner(): SheetOwner {
  const client = useClient();
  const { session } = useSession();
  const viewer = useViewer();
  return useMemo(() => ({ client, session, viewer }), [client, session, viewer]);
}

/** Says why there is no sheet, or that it loads. */
function NoSheet({ isPlace, query }: { isPlace: boolean; query: Query<Sheet> }) {
  const texts = useTexts(sheetTexts);
  const { failure } = query;
  if (!isPlace || failure?.kind === 'notFound')
    return <EmptyState icon="calendar" title={texts.gone} text={failure && readFailureText(failure, '')} />;
  if (failure) return <ReadFailure query={query} failed={texts.failed} />;
  return (
    <div className={styles.placeholder}>
      <Skeleton lines={8} />
    </div>
  );
}
