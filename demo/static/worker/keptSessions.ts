import { fingerprint } from '../../server/auth/tokens';
import type { Database } from '../../server/database/openDatabase';

const YEARS_AWAY = '2100-01-01T00:00:00.000Z';

/**
 * The browser keeps the session, for all tabs, while the database is new with each: a token from before is taken for
 * one of the demo account, once; signed out, it stays so.
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
