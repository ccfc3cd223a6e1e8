/** Checks made before the server listens: sample data that were asked for, and accounts with the published password. */

import { countMembers } from '../../contract/members/list/memberCounts';
import { DEMO_PASSWORD, publishedAccounts } from '../../guard/passwords/publishedPassword';
import { DEMO_EMAIL, isEmpty, MEMBERS_DEFAULT, seed } from '../../seed/seed';
import type { Database } from '../../store/database/database';
import { localDay } from '../../time/zones';
import type { ServerOptions } from './serverOptions';
import { startTexts } from './texts';
import { reachOf } from './warnings';

/** Fills an empty database with sample data when they were asked for. */
export async function fillSamples(
  db: Database,
  options: ServerOptions,
  print: (line: string) => void,
): Promise<void> {
  const { demo, members, password, timeZone } = options;
  if (!demo) {
    if (members !== undefined) print(startTexts.membersWithoutDemo);
    return;
  }
  const reach = reachOf(options);
  const onStart = () => {
    if (reach && !password) throw new Error(startTexts.publishedSample(reach));
    print(startTexts.seeding(members ?? MEMBERS_DEFAULT));
  };
  const isFilled = await seed(db, { members, password, today: localDay(timeZone), onStart });
  if (!isFilled && members !== undefined) print(startTexts.alreadySeeded(await countMembers(db, {})));
}

/** @throws Error when other machines can reach the server and an account has the published password */
export async function checkPasswords(db: Database, options: ServerOptions): Promise<void> {
  const reach = reachOf(options);
  const published = reach ? await publishedAccounts(db) : [];
  if (reach && published.length) throw new Error(startTexts.publishedPassword(reach, published));
}

/** Prints how to sign in: with the demo account, or by creating a first account. */
export async function printAccounts(
  db: Database,
  { databaseUrl }: ServerOptions,
  print: (line: string) => void,
): Promise<void> {
  const published = await publishedAccounts(db, [DEMO_EMAIL]);
  if (published.length) print(startTexts.demoAccount(DEMO_EMAIL, DEMO_PASSWORD));
  const account = await db.selectFrom('utilisateurs').select('id').limit(1).executeTakeFirst();
  if (account) return;
  print(startTexts.noAccount(!databaseUrl));
  if (await isEmpty(db)) print(startTexts.emptyWithoutDemo);
}
