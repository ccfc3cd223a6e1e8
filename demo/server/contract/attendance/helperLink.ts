/**
 * The link of a helper without an account. Its key opens the sheet of one event on one day and nothing else. It ends with the day
 * of the event. Ticks that were made before the end are taken for two more days, because a phone may have had no network until
 * then.
 */
import { sql } from 'kysely';
import type { Api } from '../../guard/api';
import { HttpError, invalid } from '../../http/httpError';
import { createLink, endLinks, findDigest } from '../../links/Links';
import { fingerprint } from '../../links/secret';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { eventById } from '../../store/rows/eventRow';
import type { Announcing } from '../../store/rows/whoCounts';
import { assemblyOf } from './assembly/assembly';
import { votersOn } from './assembly/voters';
import { type EventDay, endOfDay, eventDayOf, isDayOver, openSheet } from './eventDay';
import { expectedIds, sheetPeople } from './sheetPeople';
import { attendanceTexts } from './texts';

/** As long as a device keeps what it couldn't send. */
const LATE_MS = 48 * 3_600_000;

type Clock = Pick<Api, 'now' | 'today' | 'timeZone'>;

interface Place {
  id: number;
  day: string;
}

/** When the link of a day was made; null where there is none that is valid. */
export async function linkState({ db, ...clock }: Clock & Pick<Api, 'db'>, id: number, day: string) {
  const { event } = await eventDayOf(db, id, day);
  if (isDayOver(event, day, clock)) return { lien_le: null };
  const { rows } = await sql<{ lien_le: string | null }>`
    select lien_le from feuilles_presence as f
    where exists (select from liens as l where l.usage = 'pointage' and l.ligne = f.id) and evenement_id = ${id} and jour = ${day}::date`.execute(
    db,
  );
  return { lien_le: rows[0]?.lien_le ?? null };
}

/** @throws HttpError 404, 422 for a day that is over */
export async function makeLink(trx: WriteTransaction, id: number, day: string, clock: Clock) {
  const { event } = await openSheet(trx, id, day);
  if (isDayOver(event, day, clock)) throw invalid({ jour: attendanceTexts.dayOver });
  const { rows } = await sql<{ sheet: number; lien_le: string }>`
    update feuilles_presence set lien_le = now()
    where evenement_id = ${id} and jour = ${day}::date returning id as sheet, lien_le`.execute(trx);
  const { sheet, lien_le } = rows[0]!;
  await endLinks(trx, ['pointage'], [sheet]);
  return { cle: await createLink(trx, { usage: 'pointage', subject: sheet, ends: null }), lien_le };
}

/** @throws HttpError 404 */
export async function revokeLink(trx: WriteTransaction, id: number, day: string) {
  await eventDayOf(trx, id, day);
  const { rows } = await sql<{ sheet: number }>`
    update feuilles_presence set lien_le = null
    where evenement_id = ${id} and jour = ${day}::date and lien_le is not null returning id as sheet`.execute(
    trx,
  );
  await endLinks(
    trx,
    ['pointage'],
    rows.map(({ sheet }) => sheet),
  );
  return { lien_le: null };
}

const ended = () => new HttpError(403, attendanceTexts.linkEnded);

/** What the table has of a key; of none it has nothing. */
export const digestOf = (key: string | undefined): string => (key ? fingerprint(key) : '');

/** Where the key with this digest leads, also after the end of its link. @throws HttpError 403 */
async function placeOf(db: Database, digest: string): Promise<Place> {
  // The day of the sheet ends it, which the event may move.
  const link = digest ? await findDigest(db, digest, ['pointage'], 0) : undefined;
  if (!link) throw ended();
  const { rows } = await sql<Place>`
    select evenement_id as id, jour::text as day from feuilles_presence where id = ${link.subject}`.execute(
    db,
  );
  const [place] = rows;
  if (!place) throw ended();
  return place;
}

/** Where the key with this digest leads. @throws HttpError 403 */
export async function placeOfDigest(
  { db, ...clock }: Clock & Pick<Api, 'db'>,
  digest: string,
): Promise<Place> {
  const place = await placeOf(db, digest);
  // Helpers ask every few seconds, so the event is only read where its day is not today's.
  const isOver = place.day < clock.today() && isDayOver(await eventById(db, place.id), place.day, clock);
  if (isOver) throw ended();
  return place;
}

/**
 * Where a helper's ticks go, and the moment at which the day ends.
 * @throws HttpError 403
 */
export async function placeOfTicks(
  db: Database,
  digest: string,
  clock: Clock,
): Promise<Place & { until: number }> {
  const place = await placeOf(db, digest);
  const until = endOfDay(await eventById(db, place.id), place.day, clock);
  if (place.day < clock.today() && clock.now() >= until + LATE_MS) throw ended();
  return { ...place, until };
}

/** Of these, those who are on the sheet: a link must not tell who else is on file. */
export async function onSheet(
  trx: WriteTransaction,
  api: Announcing,
  sheet: EventDay,
  ids: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ personne_id: number }>`
    select personne_id from presences
    where evenement_id = ${sheet.event.id} and jour = ${sheet.day}::date and personne_id is not null`.execute(
    trx,
  );
  const expected = await expectedIds(trx, sheet);
  const assembly = await assemblyOf(api, trx, sheet);
  const voters = assembly ? await votersOn(trx, assembly, sheet.day, [...ids]) : new Map<number, unknown>();
  const shown = new Set([...voters.keys(), ...expected, ...rows.map(({ personne_id }) => personne_id)]);
  const others = [...ids].filter((id) => !shown.has(id));
  if (others.length) for (const { id } of await sheetPeople(trx, sheet, [...shown], expected)) shown.add(id);
  return new Set([...ids].filter((id) => shown.has(id)));
}
