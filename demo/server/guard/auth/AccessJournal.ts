import { sql } from 'kysely';
import type { SignInKind } from '../../../../src/domain/accounts/signIn';
import { Background } from '../../letters/Background';
import type { Database } from '../../store/database/database';
import { yieldToEventLoop } from '../../store/embedded/yieldToEventLoop';
import { accessNetwork } from './accessNetwork';

/** How long the rows are kept. */
const KEPT_MONTHS = 12;

interface Access {
  genre: SignInKind;
  /** The account; undefined for a sign-in to none that exists. */
  account?: number | undefined;
  /** Address of the caller, as limits count it. */
  caller: string;
  detail?: string;
}

/** Writes down sign-ins, refused ones and exports, after the answer: so a refusal takes as long with and without an account. */
export class AccessJournal {
  private readonly background = new Background();

  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  note({ genre, account, caller, detail = '' }: Access): void {
    const at = new Date(this.now());
    const hour = new Date(at);
    hour.setUTCMinutes(0, 0, 0);
    this.background.start(async () => {
      await yieldToEventLoop();
      // The account may have been deleted meanwhile; its row would then be refused.
      await sql`insert into connexions (utilisateur_id, genre, detail, reseau, heure, quand)
        select u.id, ${genre}::text, ${detail}::text, ${accessNetwork(caller)}::text, ${hour.toISOString()}::timestamptz,
          ${at.toISOString()}::timestamptz
        from (select ${account ?? null}::integer as id) u
        where u.id is null or exists (select 1 from utilisateurs where id = u.id)
        on conflict (coalesce(utilisateur_id, 0), genre, detail, reseau, heure)
        do update set nombre = connexions.nombre + 1, quand = greatest(connexions.quand, excluded.quand)`.execute(
        this.db,
      );
    });
  }

  /** Waits for rows on their way. */
  settle(): Promise<void> {
    return this.background.settle();
  }
}

/** Deletes what has been kept for twelve months. */
export async function deleteOldAccess(db: Database, now = Date.now()): Promise<void> {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() - KEPT_MONTHS);
  await db.deleteFrom('connexions').where('quand', '<', end.toISOString()).execute();
}
