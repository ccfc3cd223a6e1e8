/** How old the last backup is, and whether that is too old. */
import { sql } from 'kysely';
import { SHARED_BACKUP } from '../../store/database/clock';
import type { Database } from '../../store/database/database';
import type { Scene } from './checks';
import { type Finding, soon, well, wholeDays, wrong } from './finding';
import type { Sight } from './sight';
import { findingTexts } from './texts';

interface BackupAge {
  /** When the last backup was made; undefined where none was. */
  at: string | undefined;
  /** Nothing was saved for longer than the setting allows, though there is something to save. */
  isLate: boolean;
  /** Why there is nothing to save; undefined where there is something. */
  idle?: 'sample' | 'empty' | 'unwatched';
}

/**
 * Whether one of the sample accounts may sign in: those data are made again by themselves. Without one they are of people. Tables of
 * trial versions, which are saved too, don't know yet that an account may be disabled.
 */
export async function hasSample(db: Database, addresses: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ is_sample: boolean }>`
    select exists (select from utilisateurs as u where email = any(${[...addresses]}::text[])
      and to_jsonb(u) ->> 'desactive_le' is null) as is_sample`.execute(db);
  return rows[0]?.is_sample ?? false;
}

async function firstMember(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ first: string | null }>`select min(created_at) as first from membres`.execute(
    db,
  );
  return rows[0]?.first ?? undefined;
}

/** Tells the other servers of this database of the last backup that this one's folder knows. */
export async function shareBackup(db: Database, sight: Sight, now: number): Promise<void> {
  const at = sight.lastBackup();
  if (at === undefined || Date.parse(at) > now) return;
  await sql`insert into passages (nom, fait_le) values (${SHARED_BACKUP}, ${at}::timestamptz)
    on conflict (nom) do update set fait_le = excluded.fait_le where passages.fait_le < excluded.fait_le`.execute(
    db,
  );
}

/** The later one of this server's own folder, and of those of the others. */
async function lastKnown(db: Database, sight: Sight, now: number): Promise<string | undefined> {
  const own = sight.lastBackup();
  const row = await db
    .selectFrom('passages')
    .select('fait_le')
    .where('nom', '=', SHARED_BACKUP)
    .executeTakeFirst();
  const shared = row === undefined ? Number.NaN : Date.parse(row.fait_le);
  const isLater = shared <= now && !(own !== undefined && Date.parse(own) >= shared);
  return isLater ? new Date(shared).toISOString() : own;
}

/** Members are asked for only where no backup tells the age. */
export async function backupAge(db: Database, sight: Sight, now: number): Promise<BackupAge> {
  const at = await lastKnown(db, sight, now);
  if (sight.lateDays === 0) return { at, isLate: false, idle: 'unwatched' };
  if (await hasSample(db, sight.sampleAddresses)) return { at, isLate: false, idle: 'sample' };
  const since = at ?? (await firstMember(db));
  if (since === undefined) return { at, isLate: false, idle: 'empty' };
  return { at, isLate: wholeDays(since, now) >= sight.lateDays };
}

const IDLE = {
  sample: findingTexts.backupSample,
  empty: findingTexts.backupNothing,
  unwatched: findingTexts.backupElsewhere,
} as const;

/** While the embedded database is stopped, only the files of the folder tell anything. */
function closedFinding({ lateDays, lastBackup, timeZone }: Sight, now: number): Finding {
  const at = lastBackup();
  if (lateDays === 0) return well(findingTexts.backupElsewhere);
  if (at === undefined) return soon(findingTexts.backupUnknown, findingTexts.backUp);
  const age = wholeDays(at, now);
  return age >= lateDays
    ? wrong(findingTexts.backupLate(at, age, timeZone), findingTexts.backUp)
    : well(findingTexts.backupWell(at, timeZone));
}

export async function backupFinding({ db, sight, now }: Scene): Promise<Finding | undefined> {
  if (!sight) return undefined;
  if (!db) return closedFinding(sight, now());
  const { lateDays, timeZone } = sight;
  const { at, isLate, idle } = await backupAge(db, sight, now());
  if (idle) return well(IDLE[idle]);
  if (at === undefined)
    return isLate
      ? wrong(findingTexts.backupNone(lateDays), findingTexts.backUp)
      : well(findingTexts.backupToCome(lateDays));
  return isLate
    ? wrong(findingTexts.backupLate(at, wholeDays(at, now()), timeZone), findingTexts.backUp)
    : well(findingTexts.backupWell(at, timeZone));
}
