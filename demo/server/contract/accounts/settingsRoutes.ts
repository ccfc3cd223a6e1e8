/** One's own name and settings, which carry the version that they were changed on. */
import { type Kysely, sql } from 'kysely';
import { profileCalls } from '../../../../src/api/endpoints/profile';
import { type UserSettings, userSettingsOf } from '../../../../src/domain/accounts/userSettings';
import type { Api } from '../../guard/api';
import { checkVersion, nextVersion } from '../../guard/writes/version';
import { writeRoute } from '../../guard/writes/writeRoute';
import { invalid } from '../../http/httpError';
import { userIdOf } from '../../http/user';
import type { DatabaseSchema } from '../../store/tables/schema';
import { checkNames } from './accountNames';
import { profileOf } from './profileRow';
import { accountTexts } from './texts';

type Trx = Kysely<DatabaseSchema>;

/** Locks the account. @throws HttpError 409 when it was changed since */
async function lockVersion(trx: Trx, id: number, seen: string | null | undefined, now: number) {
  const row = await trx
    .selectFrom('utilisateurs')
    .select(['reglages', 'updated_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { updated_at } = row;
  const present = () => profileOf(trx, id, now);
  await checkVersion({ seen, updated_at, sentence: accountTexts.profileChanged, present });
  return row;
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('fr', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * Remembers the devices that have a session now, so that only later ones count as new; without the choice, none are kept.
 */
async function rememberDevices(
  trx: Trx,
  id: number,
  { avis_connexions }: Partial<UserSettings>,
): Promise<void> {
  if (avis_connexions === undefined) return;
  if (!avis_connexions) {
    await trx.deleteFrom('appareils').where('utilisateur_id', '=', id).execute();
    return;
  }
  await sql`insert into appareils (utilisateur_id, nom)
    select distinct utilisateur_id, coalesce(appareil, '') from jetons
    where utilisateur_id = ${id} on conflict do nothing`.execute(trx);
}

export function settingsRoutes(api: Api): void {
  writeRoute(api, profileCalls.update, 'unqueued', ({ body: { updated_at: seen, ...names } }, { user }) => {
    const id = userIdOf(user);
    checkNames(names);
    return async (trx) => {
      await lockVersion(trx, id, seen, api.now());
      const change = { ...names, updated_at: nextVersion };
      await trx.updateTable('utilisateurs').set(change).where('id', '=', id).execute();
      return profileOf(trx, id, api.now());
    };
  });
  writeRoute(api, profileCalls.changeSettings, 'unqueued', ({ body }, { user }) => {
    const { updated_at: seen, ...change } = body;
    if (change.fuseau && !isZone(change.fuseau)) throw invalid({ fuseau: accountTexts.badZone });
    const id = userIdOf(user);
    return async (trx) => {
      const { reglages: before } = await lockVersion(trx, id, seen, api.now());
      const settings = JSON.stringify({ ...userSettingsOf(before), ...change });
      await trx
        .updateTable('utilisateurs')
        .set({ reglages: settings, updated_at: nextVersion })
        .where('id', '=', id)
        .execute();
      await rememberDevices(trx, id, change);
      return profileOf(trx, id, api.now());
    };
  });
}
