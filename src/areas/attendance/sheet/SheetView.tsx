import { useEffect, useState } from 'react';
import type { Sheet } from '../../../domain/attendance/sheet';
import { type OpenedKept, type SheetOwner, storeOf } from '../sync/stores';
import { OpenSheet } from './OpenSheet';

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
    <OpenSheet
      store={store}
      sheet={sheet}
      place={{ id, day }}
      readonly={readonly}
      isHelper={!owner.session}
      takesFocus={takesFocus}
      onBack={onBack}
    />
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
