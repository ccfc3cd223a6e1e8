/** Serves the key of the organisation's site to those who make it, and the lists to its content system. */
import { siteCalls } from '../../../../src/api/endpoints/site';
import type { Api } from '../../guard/api';
import { KeyDoor } from '../../guard/doors/KeyDoor';
import { SITE_READS } from '../../guard/doors/limits';
import { writeRoute } from '../../guard/writes/writeRoute';
import { Reply, readRoute } from '../../http/route';
import { userIdOf } from '../../http/user';
import { checkSiteKey, makeSiteKey, revokeSiteKey, siteDigest, siteKey } from './siteKey';
import { siteList } from './siteList';
import { siteReplies } from './texts';

export function siteRoutes(api: Api): void {
  const { db } = api;
  readRoute(api, siteCalls.key, () => siteKey(db));
  writeRoute(
    api,
    siteCalls.makeKey,
    'unqueued',
    (_, { user }) =>
      async (trx) =>
        new Reply(await makeSiteKey(trx, userIdOf(user)), siteReplies.made, 201),
    { hasSecret: true },
  );
  writeRoute(
    api,
    siteCalls.revokeKey,
    'unqueued',
    () => async (trx) => new Reply(await revokeSiteKey(trx), siteReplies.revoked),
  );
  const check = (digest: string) => checkSiteKey(db, digest, api.now());
  const door = new KeyDoor(api.calls, { site: SITE_READS }, check);
  readRoute(
    api,
    siteCalls.list,
    async (_, { token }) => {
      const digest = siteDigest(token);
      try {
        // The key may have ended since the door saw it.
        await check(digest);
      } catch (error) {
        door.forget(digest);
        throw error;
      }
      return siteList(api);
    },
    { isPublic: true, hasKey: true, enter: (caller, _, key) => door.enter(caller, siteDigest(key), 'site') },
  );
}
