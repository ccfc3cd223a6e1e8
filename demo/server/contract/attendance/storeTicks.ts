/**
 * Stores what a device sends. All writes of sheets wait for those of members, so what is read here stays true until the end,
 * and a version never becomes visible before an earlier one.
 */
import { sql } from 'kysely';
import { attendeesAmong, membersAmong } from '../../../../src/domain/attendance/person';
import {
  COUNTING_DEVICES_MAX,
  HEAD_KINDS,
  HEADS_MAX,
  type TicksAnswer,
  type TicksRequest,
} from '../../../../src/domain/attendance/sheet';
import {
  type AttendanceTick,
  correctedTime,
  type TickDraft,
  tickOutcome,
} from '../../../../src/domain/attendance/tick';
import { invalid } from '../../http/httpError';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { Announcing } from '../../store/rows/whoCounts';
import { hasAssemblies } from './assembly/assembly';
import { storeProxies, timedProxies } from './assembly/storeProxies';
import { type EventDay, openSheet, raiseSheet } from './eventDay';
import { sheetFacts, ticksOf } from './readSheet';
import { attendanceTexts } from './texts';

/** Who sends, and when. */
export interface TickSender {
  device: string;
  /** The account. */
  author: number | null;
  now: number;
  /** The link of a helper, which takes proxies only where the settings of the assembly say so. */
  isLink?: true;
  /** Asked before a device counts people for the first time. @throws HttpError 429 */
  countDevice?(trx: WriteTransaction): Promise<void>;
  /** Ticks that were made from this moment on aren't taken. */
  until?: number;
  /** Of these, those who may be ticked; all who are on file or registered where it is missing. */
  among?(trx: WriteTransaction, sheet: EventDay, ids: ReadonlySet<number>): Promise<ReadonlySet<number>>;
}

/** A tick with its time by the server's clock. */
type Timed = TickDraft & { constate_le: string };

/** @throws HttpError 422 for a time that is none */
export function timed<T extends Pick<TickDraft, 'appareil_le' | 'decalage'>>(
  draft: T,
  now: number,
  field: string,
) {
  const time = correctedTime(draft, now);
  if (!(time > 0)) throw invalid({ [field]: attendanceTexts.badTime });
  const own = new Date(draft.appareil_le).toISOString();
  return { ...draft, appareil_le: own, constate_le: new Date(time).toISOString() };
}

/** @throws HttpError 422 */
function checkHeads(heads: TicksRequest['comptes']): void {
  if (
    heads &&
    !HEAD_KINDS.every((kind) => Number.isInteger(heads[kind]) && Math.abs(heads[kind]) <= HEADS_MAX)
  )
    throw invalid({ comptes: attendanceTexts.badCount(HEADS_MAX) });
}

/** Those who are on file, or on a registration for the event: also one who withdrew may have come. */
async function onFile(
  trx: WriteTransaction,
  { event }: EventDay,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from membres where id = any(${membersAmong(ids)}::bigint[])
    union all select -id from inscrits
      where evenement_id = ${event.id} and id = any(${attendeesAmong(ids)}::bigint[])`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

export async function insertTicks(
  trx: WriteTransaction,
  { event, day }: EventDay,
  ticks: readonly Timed[],
  { device, author }: TickSender,
  version: number,
): Promise<void> {
  await sql`insert into presences
      (evenement_id, jour, membre_id, inscrit_id, etat, parti, cle, appareil, appareil_le, constate_le, auteur_id, version)
    select ${event.id}, ${day}::date, case when t.personne_id > 0 then t.personne_id end,
      case when t.personne_id < 0 then -t.personne_id end, t.etat, coalesce(t.parti, false), t.cle, ${device},
      t.appareil_le, t.constate_le, ${author}::integer, ${version}
    from jsonb_to_recordset(${JSON.stringify(ticks)}::jsonb)
      as t(personne_id integer, etat text, parti boolean, cle text, appareil_le timestamptz, constate_le timestamptz)
    on conflict (evenement_id, jour, personne_id) do update set etat = excluded.etat, parti = excluded.parti,
      cle = excluded.cle, appareil = excluded.appareil, appareil_le = excluded.appareil_le, constate_le = excluded.constate_le,
      recu_le = now(), auteur_id = excluded.auteur_id, version = excluded.version`.execute(trx);
}

/** Sorts what arrives into what is to be stored and what is overtaken. Several ticks of one person are one after the other. */
function sortOut(arriving: readonly Timed[], standing: readonly AttendanceTick[]) {
  const last = new Map<number, Pick<AttendanceTick, 'cle' | 'etat' | 'parti' | 'constate_le'>>(
    standing.map((tick) => [tick.personne_id, tick]),
  );
  const taken = new Map<number, Timed>();
  const overtaken = new Map<number, Timed>();
  for (const tick of arriving) {
    const outcome = tickOutcome(last.get(tick.personne_id), tick);
    if (outcome === 'overtaken' && !taken.has(tick.personne_id)) overtaken.set(tick.personne_id, tick);
    if (outcome !== 'taken') continue;
    last.set(tick.personne_id, tick);
    taken.set(tick.personne_id, tick);
    overtaken.delete(tick.personne_id);
  }
  return { taken: [...taken.values()], overtaken };
}

/** Leaves a trace of what was noted earlier and came later, which the journal keeps. */
async function noteOvertaken(
  trx: WriteTransaction,
  { event, day }: EventDay,
  ticks: readonly Timed[],
): Promise<void> {
  if (!ticks.length) return;
  await sql`update presences as p
    set depasse = t.etat, depasse_appareil_le = t.appareil_le, depasse_le = t.constate_le
    from jsonb_to_recordset(${JSON.stringify(ticks)}::jsonb)
      as t(personne_id integer, etat text, appareil_le timestamptz, constate_le timestamptz)
    where p.evenement_id = ${event.id} and p.jour = ${day}::date and p.personne_id = t.personne_id`.execute(
    trx,
  );
}

/** A device has one row of a sheet, so made-up names of devices are all that could make more. @throws HttpError 422, 429 */
async function admitDevice(
  trx: WriteTransaction,
  { event, day }: EventDay,
  { device, countDevice }: TickSender,
): Promise<void> {
  const { rows } = await sql<{ devices: number; isKnown: boolean }>`
    select count(*)::integer as devices, coalesce(bool_or(appareil = ${device}), false) as "isKnown"
    from comptes_presence where evenement_id = ${event.id} and jour = ${day}::date`.execute(trx);
  const [{ devices, isKnown } = { devices: 0, isKnown: false }] = rows;
  if (isKnown) return;
  if (devices >= COUNTING_DEVICES_MAX)
    throw invalid({ comptes: attendanceTexts.tooManyDevices(COUNTING_DEVICES_MAX) });
  await countDevice?.(trx);
}

/** @returns whether the sum of the device is another one now */
async function storeHeads(
  trx: WriteTransaction,
  sheet: EventDay,
  heads: TicksRequest['comptes'],
  sender: TickSender,
): Promise<boolean> {
  if (!heads) return false;
  const { device, author, now } = sender;
  await admitDevice(trx, sheet, sender);
  const { event, day } = sheet;
  const { adultes, enfants, visiteurs, appareil_le, constate_le } = timed(heads, now, 'comptes');
  const { numAffectedRows } = await sql`
    insert into comptes_presence as c
      (evenement_id, jour, appareil, adultes, enfants, visiteurs, appareil_le, constate_le, auteur_id)
    values (${event.id}, ${day}::date, ${device}, ${adultes}, ${enfants}, ${visiteurs}, ${appareil_le}::timestamptz,
      ${constate_le}::timestamptz, ${author}::integer)
    on conflict (evenement_id, jour, appareil) do update set adultes = excluded.adultes, enfants = excluded.enfants,
      visiteurs = excluded.visiteurs, appareil_le = excluded.appareil_le, constate_le = excluded.constate_le,
      auteur_id = excluded.auteur_id
    where c.constate_le <= excluded.constate_le
      and (c.adultes, c.enfants, c.visiteurs) <> (excluded.adultes, excluded.enfants, excluded.visiteurs)`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

/** Ticks with their time, the earliest first. That a person left is only said of one who was there, where assemblies are announced. */
function inOrder(api: Announcing, drafts: readonly TickDraft[], now: number): Timed[] {
  const ticks = drafts.map(({ parti: hasLeft, ...draft }) => ({
    ...timed(draft, now, 'pointages'),
    ...(hasLeft && draft.etat === 'present' && hasAssemblies(api) && { parti: true }),
  }));
  return ticks.sort((a, b) => Date.parse(a.constate_le) - Date.parse(b.constate_le));
}

/**
 * @throws HttpError 404 when the event is gone or never took place on that day, 422 for times and counts that are none;
 *   nothing is stored then
 */
export async function storeTicks(
  trx: WriteTransaction,
  api: Announcing,
  id: number,
  { jour: day, pointages, comptes: heads, pouvoirs: sent }: TicksRequest,
  sender: TickSender,
): Promise<TicksAnswer> {
  checkHeads(heads);
  const arriving = inOrder(api, pointages, sender.now);
  const given = hasAssemblies(api) ? timedProxies(sent, sender) : [];
  const sheet = await openSheet(trx, id, day);
  const ids = [...new Set(arriving.map(({ personne_id }) => personne_id))];
  const onRecord = await onFile(trx, sheet, ids);
  const there = (await sender.among?.(trx, sheet, onRecord)) ?? onRecord;
  const { until = Number.POSITIVE_INFINITY } = sender;
  const known = arriving.filter((one) => there.has(one.personne_id) && Date.parse(one.constate_le) < until);
  const theirs = sql`and p.personne_id = any(${[...there]}::integer[])`;
  const { taken, overtaken } = sortOut(known, await ticksOf(trx, sheet, theirs));
  const hasHeads = await storeHeads(trx, sheet, heads, sender);
  if (taken.length || hasHeads) sheet.version = await raiseSheet(trx, sheet);
  if (taken.length) await insertTicks(trx, sheet, taken, sender, sheet.version);
  await noteOvertaken(trx, sheet, [...overtaken.values()]);
  const proxies = await storeProxies(trx, api, sheet, given, sender);
  if (proxies.isChanged && !taken.length && !hasHeads) sheet.version = await raiseSheet(trx, sheet);
  return {
    ...(await sheetFacts(trx, sender.now, sheet)),
    ...(sent && { pouvoirs_depasses: [...proxies.overtaken], pouvoirs_refuses: [...proxies.refused] }),
    depasses: overtaken.size
      ? await ticksOf(trx, sheet, sql`and p.personne_id = any(${[...overtaken.keys()]}::integer[])`)
      : [],
    disparus: ids.filter((one) => known.every(({ personne_id }) => personne_id !== one)),
  };
}
