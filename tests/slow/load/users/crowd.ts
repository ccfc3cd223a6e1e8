/**
 * Many users in their own process, so that they don't slow the server down: `crowd.ts {url} {users} {seconds}
 * {members}`. They arrive one after the other during the first tenth of the time. The process tells its parent that they
 * have signed in, and then sends its measures.
 */

import { Caller, dataOf } from '../harness/caller.ts';
import { Measures } from './measures.ts';
import { User } from './user.ts';

const [url = '', users = '200', seconds = '300', members = '500'] = process.argv.slice(2);
const measures = new Measures();

const SIDE_BY_SIDE = 20;

/** Creates sessions by refreshing the first one, because a sign-in costs as much as a hundred pages. */
async function sessions(count: number): Promise<string[]> {
  const first = new Caller(url);
  await first.signIn();
  const tokens: string[] = [];
  // A refreshed token expires after a minute, so all come from the first session, several at a time.
  while (tokens.length < count) {
    const some = Array.from({ length: Math.min(SIDE_BY_SIDE, count - tokens.length) }, () =>
      first.post('/api/verify-token', {}),
    );
    tokens.push(...(await Promise.all(some)).map((reply) => dataOf<{ token: string }>(reply).token));
  }
  return tokens;
}

async function live(token: string, index: number): Promise<void> {
  await new Promise((done) => setTimeout(done, index * arrival));
  await new User(url, `${begun.toString(36)}-${index}`, Number(members), measures).live(token, until);
}

const tokens = await sessions(Number(users));
process.send?.('signed in');
const begun = Date.now();
const until = begun + Number(seconds) * 1000;
const arrival = (Number(seconds) * 1000) / 10 / Number(users);
await Promise.all(tokens.map(live));
process.send?.(measures.result((Date.now() - begun) / 1000), undefined, undefined, () => process.exit(0));
