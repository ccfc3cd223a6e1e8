import { useEffect, useState } from 'react';
import type { OpenedKept, SheetOwner } from '../sync/stores';
import type { KeptPlace } from './KeptSheets';
import { keptSheets } from './keeping';

/** What this device had of a sheet when it was opened, and where that sheet is. */
export interface KeptHere extends OpenedKept {
  place: Pick<KeptPlace, 'id' | 'day'> | undefined;
}

/**
 * What this device had of a sheet when it was opened; undefined while that is read.
 * @param asked missing for a helper with a link, who has one sheet: the one that is kept
 */
export function useKept(
  { client: { api }, viewer }: SheetOwner,
  asked?: Pick<KeptPlace, 'id' | 'day'>,
): KeptHere | undefined {
  const [kept, setKept] = useState<KeptHere>();
  const { id, day } = asked ?? {};
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const sheets = await keptSheets(api, viewer);
      const known = id === undefined || day === undefined ? (await sheets?.places())?.[0] : { id, day };
      const found = known && (await sheets?.read(known));
      if (!isOver) setKept({ sheets, place: known, ...found });
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [api, viewer, id, day]);
  return kept;
}

/** On the root of a page that a worker opens again without network. Only our own pages have one (demo/keepOffline.ts). */
const OFFLINE_MARK = 'data-parvis-offline';

/** Whether a reload without network opens this page again. */
export const canReloadOffline = (): boolean =>
  globalThis.document?.documentElement.hasAttribute(OFFLINE_MARK) ?? false;
