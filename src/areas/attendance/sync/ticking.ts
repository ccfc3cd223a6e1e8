/* What a sheet shows, and how ticks of this device and of others come together in it. No React, no fetch. */
import type { SheetAssembly } from '../../../domain/attendance/assembly';
import type { GivenProxy, RefusedProxy } from '../../../domain/attendance/proxy';
import type { Expected, HeadCount, Sheet, SheetPerson } from '../../../domain/attendance/sheet';
import type { AttendanceState, AttendanceTick } from '../../../domain/attendance/tick';
import { compareWords } from '../../../texts/locale';

export interface ShownTick extends AttendanceTick {
  /** The back end hasn't confirmed it yet. */
  isWaiting: boolean;
}

/** How a person was there, `left` for one who came and went; null without a tick. */
export type ShownState = AttendanceState | 'left' | null;

export const tickStateOf = (tick: Pick<AttendanceTick, 'etat' | 'parti'> | undefined): ShownState =>
  tick?.etat === 'present' && tick.parti ? 'left' : (tick?.etat ?? null);

/** What a tick says of such a state. */
export const tickWords = (state: ShownState) =>
  state === 'left' ? ({ etat: 'present', parti: true } as const) : { etat: state };

/** A tick that can be taken back: what stood before it. */
export interface Undoable {
  id: number;
  cle: string;
  before: ShownState;
}

export interface ShownProxy extends GivenProxy {
  isWaiting: boolean;
}

/** A proxy of this device that isn't kept: it was refused, or another one of the same giver stands. */
export type ProxyNote =
  | { refusal: RefusedProxy }
  | { proxy: GivenProxy; own: number | null; isLate: boolean }
  /** The giver was ticked present by another device, and votes without it. */
  | { proxy: GivenProxy; arrived: AttendanceTick };

/** A tick of this device that another one replaced. */
export interface Replaced {
  /** The one that stands. */
  tick: AttendanceTick;
  name: Pick<SheetPerson, 'nom' | 'prenom'>;
  own: ShownState;
  /** The own one was made earlier and came later; otherwise another helper ticked the person again. */
  isLate: boolean;
}

/**
 * `gone`: the event is deleted, or not on this day any more; `refused`: the back end takes nothing from this user;
 * `signedOut`: the frame asks to sign in again; `unconfirmed`: the back end failed, or its answer says nothing, so that it may
 * have what was sent. What waits is kept in each case.
 */
export type SheetLink = 'live' | 'offline' | 'gone' | 'refused' | 'signedOut' | 'unconfirmed';

export interface ShownSheet {
  /** By name. */
  people: readonly SheetPerson[];
  ticks: ReadonlyMap<number, ShownTick>;
  heads: HeadCount;
  expected: Expected;
  isPlanned: boolean;
  link: SheetLink;
  /** The back end's own words, where it refused or failed. */
  problem: string | undefined;
  /** How many ticks and counts are not confirmed. */
  waiting: number;
  replaced: readonly Replaced[];
  /** The settings of the assembly; undefined where the event is none on this day. */
  assembly: SheetAssembly | undefined;
  /** Every proxy, also those that were taken back. */
  proxies: readonly ShownProxy[];
  proxyNotes: readonly ProxyNote[];
  /** Ticked people whose record was deleted meanwhile. */
  departed: readonly Replaced['name'][];
  /** Whether this device keeps what waits, if the page is closed; undefined until that is known. */
  isKept: boolean | undefined;
}

/** A sheet as it was read, before anything of this device is added. */
export const shownSheet = (sheet: Sheet): ShownSheet => ({
  people: sheet.personnes,
  ticks: new Map(sheet.pointages.map((tick) => [tick.personne_id, { ...tick, isWaiting: false }])),
  heads: sheet.comptes,
  expected: sheet.attendus,
  isPlanned: sheet.prevu,
  link: 'live',
  problem: undefined,
  waiting: 0,
  replaced: [],
  assembly: sheet.assemblee ?? undefined,
  proxies: [],
  proxyNotes: [],
  departed: [],
  isKept: undefined,
});

const byName = (a: SheetPerson, b: SheetPerson): number =>
  compareWords(a.nom ?? '', b.nom ?? '') || compareWords(a.prenom ?? '', b.prenom ?? '') || a.id - b.id;

const isSame = (one: SheetPerson, other: SheetPerson): boolean =>
  one.attendu === other.attendu &&
  one.vote === other.vote &&
  one.famille.join() === other.famille.join() &&
  byName(one, other) === 0;

/** The people with newer ones, each once, in the newer form. The same list where nothing is new. */
export function withPeople(
  people: readonly SheetPerson[],
  newer: readonly SheetPerson[],
): readonly SheetPerson[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const added = newer.filter((person) => {
    const known = byId.get(person.id);
    return !known || !isSame(known, person);
  });
  if (added.length === 0) return people;
  for (const person of added) byId.set(person.id, person);
  return [...byId.values()].sort(byName);
}

/** The own tick wins for now where it was made later: the back end will decide so too. */
const isLater = (own: AttendanceTick, other: AttendanceTick): boolean =>
  own.cle !== other.cle && Date.parse(own.constate_le) >= Date.parse(other.constate_le);

interface Arrival {
  ticks: Map<number, ShownTick>;
  replaced: Replaced[];
}

/**
 * Shows ticks that the back end has.
 * @param device this one
 * @param nameOf of a person on the sheet
 */
export function arrive(
  shown: ReadonlyMap<number, ShownTick>,
  arriving: readonly AttendanceTick[],
  device: string,
  nameOf: (id: number) => Replaced['name'],
): Arrival {
  const ticks = new Map(shown);
  const replaced: Replaced[] = [];
  for (const tick of arriving) {
    const before = ticks.get(tick.personne_id);
    if (before?.isWaiting && isLater(before, tick)) continue;
    ticks.set(tick.personne_id, { ...tick, isWaiting: false });
    const isOwn = before?.appareil === device && !before.isWaiting;
    if (isOwn && tick.appareil !== device && tickStateOf(before) !== tickStateOf(tick))
      replaced.push({ tick, name: nameOf(tick.personne_id), own: tickStateOf(before), isLate: false });
  }
  return { ticks, replaced };
}
