import { serverCalls } from '../../../../src/api/endpoints/administration/server';
import type { ServerState } from '../../../../src/domain/serverState';
import type { Api } from '../../guard/api';
import { batchRoute } from '../../guard/writes/writeRoute';
import { HttpError, invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import { confirmClock } from '../../store/database/clock';
import { clockReplies } from './texts';

/** How old the time may be that an administrator saw. */
const SHOWN_MS = 3_600_000;

/**
 * Takes the time for right that an administrator has seen. What was held back until then is done by the next round of upkeep.
 * @param state what the screen shows then
 */
export function clockRoute(api: Api, state: () => Promise<ServerState>): void {
  batchRoute(api, serverCalls.confirmerHorloge, 'unqueued', async ({ body: { horloge } }, { runBatch }) => {
    const shown = Date.parse(horloge);
    if (Number.isNaN(shown)) throw invalid({ horloge: httpTexts.badInstant });
    await runBatch(async (trx) => {
      const now = api.now();
      if (Math.abs(now - shown) > SHOWN_MS) throw new HttpError(409, clockReplies.clockMovedOn);
      await confirmClock(trx, now);
      return {};
    });
    return state();
  });
}
