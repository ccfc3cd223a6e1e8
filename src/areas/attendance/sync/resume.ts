import { waitingAt } from '../offline/KeptSheets';
import { keptSheets } from '../offline/keeping';
import { type SheetOwner, storeOf } from './stores';

/** Sends what an earlier page could not send. */
export async function resumeKept(owner: SheetOwner): Promise<void> {
  const sheets = await keptSheets(owner.client.api, owner.viewer);
  for (const place of (await sheets?.places()) ?? []) {
    if (waitingAt(place) === 0) continue;
    const kept = await sheets?.read(place);
    if (kept?.sheet && kept.waiting.length > 0)
      storeOf(owner, place, kept.sheet, { sheets, ...kept }).resume();
  }
}
