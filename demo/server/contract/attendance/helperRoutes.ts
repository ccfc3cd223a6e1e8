/** Serves the links of helpers: to those who make them, and to the helpers. */
import { helperCalls } from '../../../../src/api/endpoints/attendance/helper';
import { linkCalls } from '../../../../src/api/endpoints/attendance/links';
import type { Api } from '../../guard/api';
import { tooManyCalls } from '../../guard/doors/guardDoors';
import { KeyDoor } from '../../guard/doors/KeyDoor';
import { KEY_DEVICES, KEY_READS, KEY_TICKS } from '../../guard/doors/limits';
import { writeRoute } from '../../guard/writes/writeRoute';
import { Reply, readRoute } from '../../http/route';
import type { RouteOptions } from '../../http/routeBase';
import { Attempts } from '../../store/database/Attempts';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { dayNow, type EventDay } from './eventDay';
import {
  digestOf,
  linkState,
  makeLink,
  onSheet,
  placeOfDigest,
  placeOfTicks,
  revokeLink,
} from './helperLink';
import { readChanges, wholeSheet } from './readSheet';
import { storeTicks } from './storeTicks';
import { attendanceTexts } from './texts';

function linkRoutes(api: Api): void {
  readRoute(api, linkCalls.link, async ({ id: given, jour: day }) => {
    const id = Number(given);
    return linkState(api, id, day ?? (await dayNow(api, id)));
  });
  writeRoute(
    api,
    linkCalls.makeLink,
    'membres',
    ({ id, body }) =>
      async (trx) =>
        new Reply(await makeLink(trx, Number(id), body.jour, api), attendanceTexts.linkMade, 201),
    { hasSecret: true },
  );
  writeRoute(api, linkCalls.revokeLink, 'membres', ({ id: given, jour: day }) => async (trx) => {
    const id = Number(given);
    const revoked = await revokeLink(trx, id, day ?? (await dayNow(api, id, trx)));
    return new Reply(revoked, attendanceTexts.linkRevoked);
  });
}

/** Counts one more device of a key, with the work. @throws HttpError 429 */
async function countDeviceOf(trx: WriteTransaction, digest: string, now: () => number): Promise<void> {
  const wait = await new Attempts(trx, now).count(KEY_DEVICES, 'appareil du lien', digest);
  if (wait) throw tooManyCalls(wait);
}

/** The calls of helpers have no user: the key of the link stands where others have their token. */
export function helperRoutes(api: Api): void {
  linkRoutes(api);
  const door = new KeyDoor(api.calls, { lecture: KEY_READS, pointage: KEY_TICKS }, (digest) =>
    placeOfTicks(api.db, digest, api),
  );
  const counted = (doing: 'lecture' | 'pointage'): RouteOptions => ({
    isPublic: true,
    hasKey: true,
    enter: (caller, _, key) => door.enter(caller, digestOf(key), doing),
  });
  /** The way to the sheet; a key whose link has ended isn't known any more. */
  const led = async <P>(key: string | undefined, leads: (digest: string) => Promise<P>): Promise<P> => {
    try {
      return await leads(digestOf(key));
    } catch (error) {
      door.forget(digestOf(key));
      throw error;
    }
  };
  const opened = (key: string | undefined) => led(key, (digest) => placeOfDigest(api, digest));
  readRoute(
    api,
    helperCalls.helperSheet,
    async (_, { token }) => {
      const { id, day } = await opened(token);
      const sheet = await wholeSheet(api, id, day);
      return { ...sheet, attendus: { ...sheet.attendus, groupes: [], departements: [] } };
    },
    counted('lecture'),
  );
  readRoute(
    api,
    helperCalls.helperChanges,
    async ({ depuis: since }, { token }) => {
      const { id, day } = await opened(token);
      return readChanges(api, id, day, since);
    },
    counted('lecture'),
  );
  writeRoute(
    api,
    helperCalls.helperTick,
    'membres',
    async ({ body }, { token }) => {
      // Members' writes wait in one queue, in which no call of a stranger may stand.
      await led(token, (digest) => placeOfTicks(api.db, digest, api));
      return async (trx) => {
        // The link may have ended while the call waited.
        const { id, day, until } = await placeOfTicks(trx, digestOf(token), api);
        const countDevice = (own: WriteTransaction) => countDeviceOf(own, digestOf(token), api.now);
        const sender = {
          device: body.appareil,
          author: null,
          now: api.now(),
          until,
          isLink: true as const,
          among: (own: WriteTransaction, sheet: EventDay, ids: ReadonlySet<number>) =>
            onSheet(own, api, sheet, ids),
          countDevice,
        };
        return storeTicks(trx, api, id, { ...body, jour: day }, sender);
      };
    },
    { ...counted('pointage'), hasSecret: true },
  );
}
