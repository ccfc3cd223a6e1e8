import { useEffect, useState } from 'react';
import type { Sheet } from '../../../domain/attendance/sheet';
import { formatHours, formatLongDate } from '../../../texts/records/longFormats';
import { Screen } from '../../../ui/display/Screen';
import { type OpenedKept, type SheetOwner, storeOf } from '../sync/stores';
import { OpenSheet } from './OpenSheet';
import styles from './Sheet.module.css';

const whenAndWhere = ({ jour: day, evenement: event }: Sheet): string =>
  [
    formatLongDate(day),
    event.heure_debut && formatHours(event.heure_debut, event.heure_fin),
    event.lieu?.trim(),
  ]
    .filter(Boolean)
    .join(' · ');

interface SheetViewProps {
  owner: SheetOwner;
  id: number;
  day: string;
  sheet: Sheet;
  kept: OpenedKept;
  readonly: boolean;
  takesFocus: boolean;
  /** A helper with a link comes from nowhere. */
  onBack?: (() => void) | undefined;
}

/** A sheet that was read, under the name of its event. Its store opens with the first answer; a later one brings it up to date. */
export function SheetView({ owner, id, day, sheet, kept, readonly, takesFocus, onBack }: SheetViewProps) {
  const [store] = useState(() => storeOf(owner, { id, day }, sheet, kept));
  useEffect(() => store.accept(sheet), [store, sheet]);
  useCheckOnline(owner.session);
  return (
    <Screen title={sheet.evenement.nom_evenement} width="record" takesFocus={takesFocus} onBack={onBack}>
      <p className={styles.when}>{whenAndWhere(sheet)}</p>
      <OpenSheet store={store} id={id} day={day} readonly={readonly} isHelper={!owner.session} />
    </Screen>
  );
}

/** A session that began without network learns what the back end can do once there is one. */
function useCheckOnline(session: SheetOwner['session']): void {
  useEffect(() => {
    if (!session || globalThis.navigator.onLine) return;
    const check = () => void session.verify();
    addEventListener('online', check, { once: true });
    return () => removeEventListener('online', check);
  }, [session]);
}
