/**
 * One sheet as this device shows and changes it. A tick shows at once and is sent behind it; what isn't confirmed waits, in
 * order, until the back end answers. It lives outside of React, so that a screen that closes takes nothing with it.
 */
import { newKey } from '../../../api/http/WriteKeys';
import { GIVEN_PROXIES_MAX } from '../../../domain/attendance/proxy';
import type {
  HeadKind,
  Sheet,
  SheetChanges,
  SheetPerson,
  TicksAnswer,
} from '../../../domain/attendance/sheet';
import { type AttendanceTick, correctedTime, type TickDraft } from '../../../domain/attendance/tick';
import { Outbox, type OutboxContent } from './Outbox';
import { ServerClock } from './ServerClock';
import type { SheetPlace } from './sheetCalls';
import { Turns } from './Turns';
import {
  arrive,
  type ShownSheet,
  type ShownState,
  shownSheet,
  tickStateOf,
  tickWords,
  type Undoable,
  withPeople,
} from './ticking';

/** What a device needs to go on with a sheet later: see offline/KeptSheets.ts. */
export interface StoreContent extends OutboxContent {
  /** The back end knows the head counts by it. */
  device: string;
  offset: number;
}

export class AttendanceStore {
  readonly device: string;
  readonly #place: Required<SheetPlace>;
  readonly #clock: ServerClock;
  readonly #outbox = new Outbox();
  readonly #listeners = new Set<() => void>();
  readonly #observers = new Set<() => void>();
  readonly #turns: Turns;
  #sheet: Sheet;
  #state: ShownSheet;

  /** @param kept what was not sent when the sheet was closed last */
  constructor(place: SheetPlace, sheet: Sheet, kept?: StoreContent) {
    this.#place = { now: Date.now, ...place };
    this.device = kept?.device ?? newKey();
    this.#clock = new ServerClock(this.#place.now, kept?.offset);
    this.#sheet = sheet;
    this.#outbox.proxies.take(sheet.pouvoirs, this.device);
    this.#state = { ...shownSheet(sheet), proxies: this.#outbox.proxies.shown(this.device) };
    this.#turns = new Turns({
      isWaiting: () => this.#state.waiting > 0,
      isWatched: () => this.#listeners.size > 0,
      send: () => this.#send(),
      poll: () => this.#poll(),
      settle: (link, problem) => this.#set({ link, problem }),
    });
    if (kept) this.#restore(kept);
  }

  get = (): ShownSheet => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    this.#turns.start();
    return () => {
      this.#listeners.delete(listener);
      if (!this.isNeeded) this.#turns.stop();
    };
  };

  /** Calls after each change, without keeping the sheet up to date. */
  observe(observer: () => void): () => void {
    this.#observers.add(observer);
    return () => void this.#observers.delete(observer);
  }

  /** A screen shows it, or something waits to be sent. */
  get isNeeded(): boolean {
    return this.#listeners.size > 0 || this.#state.waiting > 0;
  }

  /** Sends what waits, also without a screen. */
  resume = (): void => this.#turns.start();

  /** At a sign-out: nothing more is sent. */
  close(): void {
    this.#outbox.clear();
    this.#observers.clear();
    this.#turns.stop();
    this.#set({});
  }

  /** The moment of a tick that is made now. */
  stamp = () => ({
    appareil_le: new Date(this.#place.now()).toISOString(),
    decalage: this.#clock.offset,
  });

  /** Ticks these people, unless they are so already. @returns what `undo` takes */
  tick(ids: readonly number[], state: ShownState): Undoable[] {
    const { ticks } = this.#state;
    const moment = this.stamp();
    const changed = ids.filter((id) => tickStateOf(ticks.get(id)) !== state);
    const words = tickWords(state);
    const drafts = changed.map((personne_id) => ({ cle: newKey(), personne_id, ...words, ...moment }));
    const done = drafts.map(({ personne_id, cle }) => {
      return { id: personne_id, cle, before: tickStateOf(ticks.get(personne_id)) };
    });
    this.#show(drafts);
    void this.#turns.work();
    return done;
  }

  /** Takes ticks back that nobody has changed since. @returns how many */
  undo(done: readonly Undoable[]): number {
    const own = done.filter(({ id, cle }) => this.#state.ticks.get(id)?.cle === cle);
    for (const state of new Set(own.map(({ before }) => before)))
      this.tick(
        own.filter(({ before }) => before === state).map(({ id }) => id),
        state,
      );
    return own.length;
  }

  /** Gives a proxy, or takes it back without a holder. @returns the name by which `proxies` have it */
  give(giver: number, holder: number | null): string {
    const key = newKey();
    this.#outbox.proxies.put({ cle: key, mandant_id: giver, porteur_id: holder, ...this.stamp() });
    this.#set({});
    void this.#turns.work();
    return key;
  }

  count(kind: HeadKind, by: number): void {
    this.#outbox.tally.add(kind, by);
    this.#set({ heads: this.#outbox.tally.shown(this.#sheet.comptes) });
    void this.#turns.work();
  }

  /** Puts people on the sheet who aren't expected. */
  add(people: readonly SheetPerson[]): void {
    this.#set({ people: withPeople(this.#state.people, people) });
  }

  /** Removes what was told. */
  dismiss = (): void => this.#set({ replaced: [], departed: [], proxyNotes: [] });

  /** Whether this device keeps what isn't sent yet, if the page is closed; undefined while it is being written. */
  setKept(isKept: boolean | undefined): void {
    if (isKept !== this.#state.isKept) this.#set({ isKept });
  }

  /** Takes a sheet that was read as a whole, unless a newer one is shown. */
  accept(sheet: Sheet): void {
    if (sheet === this.#sheet || sheet.version < this.#sheet.version) return;
    this.#sheet = sheet;
    const listed = new Set(sheet.personnes.map(({ id }) => id));
    const assembly = sheet.assemblee ?? undefined;
    // The back end hasn't got the ticks of these yet.
    const others = this.#state.people.filter(({ id }) => !listed.has(id) && this.#state.ticks.has(id));
    this.#set({ people: withPeople(sheet.personnes, others), expected: sheet.attendus, assembly });
    this.#take(sheet, sheet.pointages, sheet.pouvoirs);
  }

  refresh = (): void => this.#turns.refresh();

  /** What waits, to be kept on the device. */
  content = (): StoreContent => ({
    device: this.device,
    offset: this.#clock.offset,
    ...this.#outbox.content(),
  });

  /** The sheet as the back end confirmed it last, to be kept on the device. */
  snapshot(): Sheet {
    const { people, ticks } = this.#state;
    const confirmed = [...ticks.values()].filter(({ isWaiting }) => !isWaiting);
    const { stored } = this.#outbox.proxies;
    const proxies = stored.length > 0 && { pouvoirs: [...stored] };
    return { ...this.#sheet, personnes: [...people], pointages: confirmed, ...proxies };
  }

  #set(change: Partial<ShownSheet>): void {
    const { size: waiting, proxies } = this.#outbox;
    this.#state = { ...this.#state, ...change, waiting, proxies: proxies.shown(this.device) };
    for (const call of [...this.#listeners, ...this.#observers]) call();
  }

  /** Shows ticks of this device, which wait from now on. */
  #show(drafts: readonly TickDraft[]): void {
    const ticks = new Map(this.#state.ticks);
    for (const draft of drafts) {
      const { cle, personne_id, etat, parti } = draft;
      this.#outbox.put(draft);
      const constate_le = new Date(correctedTime(draft, Number.POSITIVE_INFINITY)).toISOString();
      const made = { constate_le, appareil: this.device, auteur: null, isWaiting: true };
      ticks.set(personne_id, { cle, personne_id, etat, parti, ...made });
    }
    this.#set({ ticks });
  }

  #restore(kept: StoreContent): void {
    this.#outbox.restore(kept);
    this.#show(kept.drafts);
    this.#set({ heads: this.#outbox.tally.shown(this.#sheet.comptes) });
  }

  async #send(): Promise<void> {
    const { calls, most, now } = this.#place;
    const { tally } = this.#outbox;
    const drafts = this.#outbox.first(most);
    const given = this.#outbox.proxies.first(GIVEN_PROXIES_MAX);
    const proxies = given.length > 0 && { pouvoirs: given };
    const heads = tally.isWaiting ? { ...tally.own, ...this.stamp() } : null;
    const asked = now();
    const answer = await calls.tick({ appareil: this.device, pointages: drafts, comptes: heads, ...proxies });
    this.#clock.measure(asked, answer.maintenant);
    if (heads) tally.confirm(heads);
    this.#outbox.drop(drafts);
    const notes = this.#outbox.proxies.confirm(given, answer, this.device);
    if (notes.length > 0) this.#set({ proxyNotes: [...this.#state.proxyNotes, ...notes] });
    this.#confirm(drafts, answer);
  }

  #confirm(sent: readonly TickDraft[], { depasses: standing, disparus: gone, ...answer }: TicksAnswer): void {
    const ticks = new Map(this.#state.ticks);
    const overtaken = new Map<number, AttendanceTick>(standing.map((tick) => [tick.personne_id, tick]));
    for (const { personne_id, cle } of sent) {
      const shown = ticks.get(personne_id);
      if (shown?.cle === cle)
        ticks.set(personne_id, { ...(overtaken.get(personne_id) ?? shown), isWaiting: false });
    }
    for (const id of gone) ticks.delete(id);
    const late = sent.flatMap((draft) => {
      const tick = overtaken.get(draft.personne_id);
      const name = this.#nameOf(draft.personne_id);
      return tick ? [{ tick, name, own: tickStateOf(draft), isLate: true }] : [];
    });
    this.#set({
      ticks,
      people: this.#state.people.filter(({ id }) => !gone.includes(id)),
      replaced: [...this.#state.replaced, ...late],
      departed: [...this.#state.departed, ...gone.map(this.#nameOf)],
    });
    // Without another version in between, nothing of others is missed.
    if (answer.version === this.#sheet.version + 1) this.#sheet = { ...this.#sheet, version: answer.version };
    this.#take(answer, []);
  }

  async #poll(): Promise<void> {
    const { calls, now } = this.#place;
    const asked = now();
    const answer = await calls.changes(this.#sheet.version);
    this.#clock.measure(asked, answer.maintenant);
    const isOther = (answer.attendus_le ?? null) !== (this.#state.expected.updated_at ?? null);
    const isSet = answer.assemblee?.updated_at !== this.#state.assembly?.updated_at;
    if (isOther || isSet || answer.version < this.#sheet.version) return this.#readAgain();
    this.#sheet = { ...this.#sheet, version: answer.version };
    this.add(answer.personnes);
    this.#take(answer, answer.pointages, answer.pouvoirs);
  }

  async #readAgain(): Promise<void> {
    const sheet = await this.#place.calls.sheet();
    this.#sheet = { ...this.#sheet, version: Math.min(this.#sheet.version, sheet.version) };
    this.accept(sheet);
  }

  #take(
    answer: Pick<SheetChanges, 'comptes' | 'prevu'>,
    arriving: SheetChanges['pointages'],
    proxies?: SheetChanges['pouvoirs'],
  ): void {
    this.#sheet = { ...this.#sheet, comptes: answer.comptes };
    const { ticks, replaced } = arrive(this.#state.ticks, arriving, this.device, this.#nameOf);
    const queue = this.#outbox.proxies;
    const ended = queue.endedBy(arriving, this.#state.ticks, this.device);
    const notes = [...ended, ...queue.take(proxies, this.device)];
    this.#set({
      ticks,
      proxyNotes: [...this.#state.proxyNotes, ...notes],
      isPlanned: answer.prevu,
      heads: this.#outbox.tally.shown(answer.comptes),
      replaced: [...this.#state.replaced, ...replaced],
    });
  }

  #nameOf = (id: number): Pick<SheetPerson, 'nom' | 'prenom'> => {
    const { nom, prenom } = this.#state.people.find((person) => person.id === id) ?? {};
    return { nom, prenom };
  };
}
