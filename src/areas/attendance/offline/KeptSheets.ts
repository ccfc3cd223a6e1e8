/** The sheets that this device keeps for a user of a back end: as they were read last, and what waits to be sent. */
import * as z from 'zod/mini';
import { proxyDraftSchema } from '../../../domain/attendance/proxy';
import { headCountSchema, type Sheet, sheetSchema } from '../../../domain/attendance/sheet';
import { tickDraftSchema } from '../../../domain/attendance/tick';
import { markKept } from '../../../session/keptOnDevice';
import type { StoreContent } from '../sync/AttendanceStore';
import { claimDevice, inTurn } from './deviceLocks';
import { isLinkViewer, waitingIn, withNewDevice } from './oldLinks';
import { Vault } from './Vault';

const waitingSchema = z.object({
  /** The device that the back end knows the head counts by. */
  device: z.string(),
  offset: z.number(),
  drafts: z.array(tickDraftSchema),
  heads: z.object({ own: headCountSchema, sent: headCountSchema }),
  proxies: z.optional(z.array(proxyDraftSchema)),
});
const placeSchema = z.object({
  id: z.number(),
  day: z.string(),
  name: z.string(),
  /** How much each device has not sent. A tab is a device of its own. */
  waiting: z.record(z.string(), z.number()),
});
export type KeptPlace = z.infer<typeof placeSchema>;
/** Where something waits under the link of a helper. */
const linkPlaceSchema = z.object({ viewer: z.string(), id: z.number(), day: z.string() });
type LinkPlace = z.infer<typeof linkPlaceSchema>;

/** How much of a sheet waits to be sent. */
export const waitingAt = ({ waiting }: Pick<KeptPlace, 'waiting'>): number =>
  Object.values(waiting).reduce((sum, count) => sum + count, 0);

export interface KeptSheet {
  sheet: Sheet | undefined;
  /** What waits, by device. */
  waiting: readonly StoreContent[];
}

type Where = Pick<KeptPlace, 'id' | 'day'>;

const isAt =
  (where: Where) =>
  ({ id, day }: Where): boolean =>
    id === where.id && day === where.day;

export class KeptSheets {
  private constructor(
    private readonly vault: Vault,
    private readonly api: string,
    /** The identity of the user, or the link of a helper. */
    readonly viewer: string,
  ) {}

  /** @returns undefined where the browser keeps nothing */
  static async open(api: string, viewer: string): Promise<KeptSheets | undefined> {
    const vault = await Vault.open();
    return vault && new KeptSheets(vault, api, viewer);
  }

  /** The sheet, and what waits for it, but for what another tab sends. */
  async read(where: Where): Promise<KeptSheet> {
    const sheet = await this.vault.read(this.#at('feuille', where));
    const waiting: StoreContent[] = [];
    for (const content of await this.#contents(where))
      if (await claimDevice(this.viewer, content.device)) waiting.push(content);
    return { sheet: sheetSchema.safeParse(sheet).data, waiting };
  }

  /**
   * Takes over what waits for this sheet under other links: only one link of a sheet is valid, so they were replaced since.
   * What is taken over is kept under this link before it goes from the others.
   */
  takeOver(where: Where): Promise<readonly StoreContent[]> {
    return inTurn(async () => {
      const others = (await this.#links())
        .filter((one) => isAt(where)(one) && one.viewer !== this.viewer)
        .map(({ viewer }) => new KeptSheets(this.vault, this.api, viewer));
      const found = await Promise.all(others.map((other) => other.#contents(where)));
      const taken = withNewDevice(found.flat());
      // One after the other: each changes the list of places.
      for (const content of taken) if (!(await this.#keep(where, content, waitingIn(content)))) return taken;
      let at = 0;
      for (const other of others) await other.#drop(where, found[at++] ?? []);
      this.#mark(await this.places());
      return taken;
    });
  }

  /** The sheets that are kept, in no order. */
  async places(): Promise<KeptPlace[]> {
    return z.array(placeSchema).safeParse(await this.vault.read(this.#at('liste'))).data ?? [];
  }

  /** @returns whether it is kept */
  async keepSheet(sheet: Sheet): Promise<boolean> {
    const { evenement: event, jour: day } = sheet;
    const where = { id: event.id, day };
    if (!(await this.vault.write(this.#at('feuille', where), sheet))) return false;
    return inTurn(() => this.#list(where, (place) => ({ ...place, name: event.nom_evenement })));
  }

  /**
   * @param count how much of the content waits; without any, nothing of it is kept
   * @returns whether it is kept
   */
  keepWaiting(where: Where, content: StoreContent, count: number): Promise<boolean> {
    return inTurn(() => this.#keep(where, content, count));
  }

  /** Removes a sheet for which nothing waits. */
  async forget(where: Where): Promise<void> {
    await inTurn(() => this.#drop(where, []));
  }

  /** What waits for a sheet, also while another tab sends it. */
  async #contents(where: Where): Promise<StoreContent[]> {
    const place = (await this.places()).find(isAt(where));
    const devices = Object.keys(place?.waiting ?? {});
    const read = await Promise.all(devices.map((one) => this.vault.read(this.#at('attente', where, one))));
    return read.flatMap((one) => waitingSchema.safeParse(one).data ?? []);
  }

  /* What follows is called in turn. */

  async #keep(where: Where, content: StoreContent, count: number): Promise<boolean> {
    const { device } = content;
    const at = this.#at('attente', where, device);
    if (count === 0) await this.vault.remove(at);
    else if (!(await this.vault.write(at, content))) return false;
    return this.#list(where, ({ waiting: { [device]: _before, ...others }, ...place }) => ({
      ...place,
      waiting: count === 0 ? others : { ...others, [device]: count },
    }));
  }

  /** Removes a sheet, and what waits for it. */
  async #drop(where: Where, contents: readonly StoreContent[]): Promise<void> {
    await this.vault.remove(this.#at('feuille', where));
    for (const { device } of contents) await this.vault.remove(this.#at('attente', where, device));
    await this.#list(where, () => undefined);
  }

  /** Brings the lists of places up to date, and the mark by which other pages learn of them. */
  async #list(where: Where, change: (place: KeptPlace) => KeptPlace | undefined): Promise<boolean> {
    const places = await this.places();
    const changed = change(places.find(isAt(where)) ?? { ...where, name: '', waiting: {} });
    const next = [...places.filter((one) => !isAt(where)(one)), ...(changed ? [changed] : [])];
    // After a sign-out nothing can be written, and the mark must not come back.
    if (!(await this.vault.write(this.#at('liste'), next))) return false;
    if (isLinkViewer(this.viewer)) await this.#listLink(next);
    this.#mark(next);
    return true;
  }

  #mark(places: readonly KeptPlace[]): void {
    markKept(
      this.api,
      places.reduce((sum, place) => sum + waitingAt(place), 0),
    );
  }

  #links = async (): Promise<LinkPlace[]> =>
    z.array(linkPlaceSchema).safeParse(await this.vault.read(this.#linksAt)).data ?? [];

  /** The next link of the same sheet doesn't know the key of this one. */
  async #listLink(places: readonly KeptPlace[]): Promise<void> {
    const others = (await this.#links()).filter(({ viewer }) => viewer !== this.viewer);
    const own = places.filter((place) => waitingAt(place) > 0);
    const { viewer } = this;
    if (own.length === 0 && others.length === 0) return this.vault.remove(this.#linksAt);
    await this.vault.write(this.#linksAt, [...others, ...own.map(({ id, day }) => ({ viewer, id, day }))]);
  }

  get #linksAt(): string {
    return JSON.stringify([this.api, 'liens']);
  }

  #at(kind: 'feuille' | 'attente' | 'liste', { id, day }: Where = { id: 0, day: '' }, device = ''): string {
    return JSON.stringify([this.api, this.viewer, kind, id, day, device]);
  }
}
