/** What a start looks at before anybody can sign in: sample data that were asked for, and passwords that everybody knows. */
import { publishedAccounts } from '../auth/publishedPassword';
import type { Database } from '../database/openDatabase';
import { countMembers } from '../members/memberCounts';
import { DEMO_EMAIL, DEMO_PASSWORD, isEmpty, MEMBERS_DEFAULT, seed } from '../seed/seed';
import type { ServerOptions } from '../startServer';
import { localDay } from '../statistics/days';
import { serverTexts } from '../texts';
import { reachOf } from './warnings';

/** Sample data for an empty database, where they were asked for. */
export async function fill(
  db: Database,
  options: ServerOptions,
  print: (line: string) => void,
): Promise<void> {
  const { demo, members, password, timeZone } = options;
  if (!demo) {
    if (members !== undefined) print(serverTexts.membersWithoutDemo);
    return;
  }
  const reach = reachOf(options);
  const onStart = () => {
    if (reach && !password) throw new Error(serverTexts.publishedSample(reach));
    print(serverTexts.seeding(members ?? MEMBERS_DEFAULT));
  };
  const isFilled = await seed(db, { members, password, today: localDay(timeZone), onStart });
  if (!isFilled && members !== undefined) print(serverTexts.alreadySeeded(await countMembers(db, {})));
}

/** @throws Error when other machines reach the server and the documentation opens one of its accounts */
export async function checkPasswords(db: Database, options: ServerOptions): Promise<void> {
  const reach = reachOf(options);
  const published = reach ? await publishedAccounts(db) : [];
  if (reach && published.length) throw new Error(serverTexts.publishedPassword(reach, published));
}

/** Says how to sign in: with the account of the demo, or first with one that is still to be made. */
export async function printAccounts(
  db: Database,
  { databaseUrl }: ServerOptions,
  print: (line: string) => void,
): Promise<void> {
  const published = await publishedAccounts(db, [DEMO_EMAIL]);
  if (published.length) print(serverTexts.demoAccount(DEMO_EMAIL, DEMO_PASSWORD));
  const account = await db.selectFrom('utilisateurs').select('id').limit(1).executeTakeFirst();
  if (account) return;
  print(serverTexts.noAccount(!databaseUrl));
  if (await isEmpty(db)) print(serverTexts.emptyWithoutDemo);
}
