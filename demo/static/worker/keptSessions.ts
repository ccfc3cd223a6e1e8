import { fingerprint } from '../../server/auth/tokens';
import type { Database } from '../../server/database/openDatabase';

const YEARS_AWAY = '2100-01-01T00:00:00.000Z';

/**
 * Accepts tokens of earlier visits: the browser keeps the session for all tabs, but each tab begins with a new database. A
 * token is accepted once as one of the demo account; after a sign-out it stays invalid.
 */
export function keptSessions(db: Database): (authorization: string | null) => Promise<void> {
  const seen = new Map<string, Promise<void>>();
  async function admit(token: string): Promise<void> {
    const { id } = await db.selectFrom('utilisateurs').select('id').orderBy('id').executeTakeFirstOrThrow();
    await db
      .insertInto('jetons')
      .values({
        empreinte: fingerprint(token),
        utilisateur_id: id,
        usage: 'session',
        expire_le: YEARS_AWAY,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return async (authorization) => {
    const token = /^Token (\S+)$/.exec(authorization ?? '')?.[1];
    if (!token) return;
    const admitted = seen.get(token) ?? admit(token);
    seen.set(token, admitted);
    await admitted;
  };
}
