/** The sheets that this device keeps for a user of a back end: as they were read last, and what waits to be sent. */
import * as z from 'zod/mini';
import { headCountSchema, type Sheet, sheetSchema } from '../../../domain/attendance/sheet';
import { tickDraftSchema } from '../../../domain/attendance/tick';
import { markKept } from '../../../session/keptOnDevice';
import type { StoreContent } from '../sync/AttendanceStore';
import { claimDevice, inTurn } from './deviceLocks';
import { Vault } from './Vault';

const waitingSchema = z.object({
  /** The device that the back end knows the head counts by. */
  device: z.string(),
  offset: z.number(),
  drafts: z.array(tickDraftSchema),
  heads: z.object({ own: headCountSchema, sent: headCountSchema }),
});
const placeSchema = z.object({
  id: z.number(),
  day: z.string(),
  name: z.string(),
  /** How much each device has not sent. A tab is a device of its own. */
  waiting: z.record(z.string(), z.number()),
});
export type KeptPlace = z.infer<typeof placeSchema>;

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
    private readonly viewer: string,
  ) {}

  /** @returns undefined where the browser keeps nothing */
  static async open(api: string, viewer: string): Promise<KeptSheets | undefined> {
    const vault = await Vault.open();
    return vault && new KeptSheets(vault, api, viewer);
  }

  /** The sheet, and what waits for it, but for what another tab sends. */
  async read(where: Where): Promise<KeptSheet> {
    const sheet = await this.vault.read(this.#at('feuille', where));
    const place = (await this.places()).find(isAt(where));
    const waiting: StoreContent[] = [];
    for (const device of Object.keys(place?.waiting ?? {})) {
      const { data } = waitingSchema.safeParse(await this.vault.read(this.#at('attente', where, device)));
      if (data && (await claimDevice(device))) waiting.push(data);
    }
    return { sheet: sheetSchema.safeParse(sheet).data, waiting };
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
    return this.#list(where, (place) => ({ ...place, name: event.nom_evenement }));
  }

  /**
   * @param count how much of the content waits; without any, nothing of it is kept
   * @returns whether it is kept
   */
  async keepWaiting(where: Where, content: StoreContent, count: number): Promise<boolean> {
    const { device } = content;
    const at = this.#at('attente', where, device);
    if (count === 0) await this.vault.remove(at);
    else if (!(await this.vault.write(at, content))) return false;
    return this.#list(where, ({ waiting: { [device]: _before, ...others }, ...place }) => ({
      ...place,
      waiting: count === 0 ? others : { ...others, [device]: count },
    }));
  }

  /** Removes a sheet for which nothing waits. */
  async forget(where: Where): Promise<void> {
    await this.vault.remove(this.#at('feuille', where));
    await this.#list(where, () => undefined);
  }

  /** Brings the list of places up to date, and the mark by which other pages learn of them. */
  #list(where: Where, change: (place: KeptPlace) => KeptPlace | undefined): Promise<boolean> {
    return inTurn(async () => {
      const places = await this.places();
      const changed = change(places.find(isAt(where)) ?? { ...where, name: '', waiting: {} });
      const next = [...places.filter((one) => !isAt(where)(one)), ...(changed ? [changed] : [])];
      // After a sign-out nothing can be written, and the mark must not come back.
      if (!(await this.vault.write(this.#at('liste'), next))) return false;
      const waiting = next.reduce((sum, place) => sum + waitingAt(place), 0);
      markKept(this.api, waiting);
      return true;
    });
  }

  #at(kind: 'feuille' | 'attente' | 'liste', { id, day }: Where = { id: 0, day: '' }, device = ''): string {
    return JSON.stringify([this.api, this.viewer, kind, id, day, device]);
  }
}
