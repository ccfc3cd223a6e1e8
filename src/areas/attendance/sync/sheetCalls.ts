import type { Client } from '../../../api/client';
import { helperCalls } from '../../../api/endpoints/attendance/helper';
import { sheetCalls } from '../../../api/endpoints/attendance/sheets';
import { failureOf } from '../../../api/errors';
import type { Sheet, SheetChanges, TicksAnswer, TicksRequest } from '../../../domain/attendance/sheet';
import type { Capability } from '../../../domain/capabilities';

/** How the store of a sheet asks the back end. A failed question is repeated soon, so hosts aren't told of each one. */
interface SheetCalls {
  tick(sent: Omit<TicksRequest, 'jour'>): Promise<TicksAnswer>;
  /** @param since the version that is shown */
  changes(since: number): Promise<SheetChanges>;
  sheet(): Promise<Sheet>;
}

/** What one call takes from one caller. */
export interface SheetPlace {
  calls: SheetCalls;
  /** How many ticks one call takes. */
  most: number;
  now?: () => number;
}

/** For signed-in users. */
export const viewerCalls = (client: Client, id: number, day: string): SheetCalls => ({
  tick: (sent) => client.call(sheetCalls.tick, { id, body: { jour: day, ...sent } }),
  changes: async (since) => {
    const args = { id, jour: day, depuis: since };
    try {
      return await client.call(sheetCalls.changes, args, { isAhead: true });
    } catch (error) {
      // A silent call doesn't tell the session that it has ended, so that a sheet that is only read would stay behind.
      if (failureOf(error).kind === 'unauthenticated') return client.call(sheetCalls.changes, args);
      throw error;
    }
  },
  sheet: () => client.call(sheetCalls.sheet, { id, jour: day }, { isAhead: true }),
});

/** For a helper with a link, whose key says which event and day. One without an account sends less at once. */
export function linkedCalls(client: Client): SheetCalls {
  // No session tells a helper what the back end can do. The sheet does: without an assembly nothing of one is sent.
  client.capabilities ??= new Set(['assemblees' satisfies Capability]);
  return callsOf(client);
}

const callsOf = (client: Client): SheetCalls => ({
  tick: (sent) => client.call(helperCalls.helperTick, { body: sent }),
  changes: (since) => client.call(helperCalls.helperChanges, { depuis: since }, { isAhead: true }),
  sheet: () => client.call(helperCalls.helperSheet, {}, { isAhead: true }),
});
