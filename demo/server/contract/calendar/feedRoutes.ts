/** Serves the feeds of an account to it, and what they have to calendars. */
import { feedCalls } from '../../../../src/api/endpoints/events';
import type { Api } from '../../guard/api';
import { writeRoute } from '../../guard/writes/writeRoute';
import { Reply, readRoute } from '../../http/route';
import { userIdOf } from '../../http/user';
import type { Sender } from '../../letters/events/Sender';
import { calendarAnswer } from './calendarAnswer';
import { createFeed, FEED_PATH, feedsOf, readFeed, renewFeed, revokeFeed } from './feeds';
import { feedReplies } from './texts';

/** Secrets stand in the answers, so nothing of these calls is kept with their key. */
const options = { hasSecret: true } as const;

export function feedRoutes(api: Api, sender: Sender): void {
  const { db } = api;
  const followsLink = api.capabilities.includes('compte-membre');
  const ownerOf = (user: Parameters<typeof userIdOf>[0]) => ({
    user: userIdOf(user),
    base: sender.publicUrl(),
  });
  readRoute(api, feedCalls.list, (_, { user }) => feedsOf(db, userIdOf(user)));
  writeRoute(
    api,
    feedCalls.create,
    'unqueued',
    ({ body }, { user }) =>
      async (trx) =>
        new Reply(await createFeed(trx, ownerOf(user), body), feedReplies.created, 201),
    options,
  );
  writeRoute(
    api,
    feedCalls.renew,
    'unqueued',
    ({ id }, { user }) =>
      async (trx) =>
        new Reply(await renewFeed(trx, ownerOf(user), Number(id)), feedReplies.renewed),
    options,
  );
  writeRoute(api, feedCalls.revoke, 'unqueued', ({ id }, { user }) => async (trx) => {
    await revokeFeed(trx, userIdOf(user), Number(id));
    return new Reply(null, feedReplies.revoked);
  });
  api.app.get(FEED_PATH, async (c) => {
    const token = c.req.query('jeton') ?? '';
    return calendarAnswer(c, 'private', () => readFeed(db, token, sender, followsLink));
  });
}
