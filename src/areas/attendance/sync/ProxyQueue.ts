import type { GivenProxy, ProxyDraft } from '../../../domain/attendance/proxy';
import type { TicksAnswer } from '../../../domain/attendance/sheet';
import { type AttendanceTick, correctedTime } from '../../../domain/attendance/tick';
import type { ProxyNote, ShownProxy } from './ticking';

const holderOf = ({ repris: isBack, porteur_id: holder }: GivenProxy): number | null =>
  isBack ? null : holder;

/** The proxies of a sheet: those that the back end has, and those of this device that it doesn't have yet. */
export class ProxyQueue {
  #stored: readonly GivenProxy[] = [];
  readonly #drafts = new Map<number, ProxyDraft>();

  get size(): number {
    return this.#drafts.size;
  }

  get stored(): readonly GivenProxy[] {
    return this.#stored;
  }

  put(draft: ProxyDraft): void {
    this.#drafts.set(draft.mandant_id, draft);
  }

  first = (count: number): ProxyDraft[] => [...this.#drafts.values()].slice(0, count);

  content = (): ProxyDraft[] => [...this.#drafts.values()];

  restore(drafts: readonly ProxyDraft[] | undefined): void {
    for (const draft of drafts ?? []) this.put(draft);
  }

  clear(): void {
    this.#drafts.clear();
  }

  /** Every proxy as it is to be shown: a draft in place of the one of the same giver, unless that was made later. */
  shown(device: string): ShownProxy[] {
    const drafts = new Map(this.#drafts);
    const stored = this.#stored.map((proxy): ShownProxy => {
      const draft = proxy.mandant_id === null ? undefined : drafts.get(proxy.mandant_id);
      if (!draft) return { ...proxy, isWaiting: false };
      drafts.delete(draft.mandant_id);
      const made = shownDraft(draft, device);
      const isLater = Date.parse(made.constate_le) >= Date.parse(proxy.constate_le);
      return isLater ? made : { ...proxy, isWaiting: false };
    });
    return [...stored, ...[...drafts.values()].map((draft) => shownDraft(draft, device))];
  }

  /** Takes what the back end has. @returns own ones that another device replaced */
  take(proxies: readonly GivenProxy[] | null | undefined, device: string): ProxyNote[] {
    if (!proxies) return [];
    const before = new Map(this.#stored.map((proxy) => [proxy.mandant_id, proxy]));
    this.#stored = proxies;
    return proxies.flatMap((proxy) => {
      const own = before.get(proxy.mandant_id);
      const isOwn = own && own.cle !== proxy.cle && own.appareil === device;
      const isOther = proxy.appareil !== device && own && holderOf(own) !== holderOf(proxy);
      return isOwn && isOther ? [{ proxy, own: holderOf(own), isLate: false }] : [];
    });
  }

  /** @returns own proxies whose givers were ticked present by another device: they vote themselves */
  endedBy(
    ticks: readonly AttendanceTick[],
    shown: ReadonlyMap<number, AttendanceTick>,
    device: string,
  ): ProxyNote[] {
    return this.#stored.flatMap((proxy) => {
      const tick = ticks.find(({ personne_id }) => personne_id === proxy.mandant_id);
      if (proxy.repris || proxy.appareil !== device || tick?.etat !== 'present') return [];
      const isNew = tick.appareil !== device && shown.get(tick.personne_id)?.etat !== 'present';
      return isNew ? [{ proxy, arrived: tick }] : [];
    });
  }

  /** Drops what was sent, unless the giver's proxy was changed meanwhile. @returns what isn't kept of it */
  confirm(sent: readonly ProxyDraft[], answer: TicksAnswer, device: string): ProxyNote[] {
    const refused = new Map((answer.pouvoirs_refuses ?? []).map((one) => [one.cle, one]));
    const later = new Map((answer.pouvoirs_depasses ?? []).map((one) => [one.mandant_id, one]));
    const notes: ProxyNote[] = [];
    for (const draft of sent) {
      const { mandant_id: giver, porteur_id: own, cle } = draft;
      if (this.#drafts.get(giver)?.cle === cle) this.#drafts.delete(giver);
      const [refusal, proxy] = [refused.get(cle), later.get(giver)];
      if (refusal) notes.push({ refusal });
      else if (proxy) notes.push({ proxy, own, isLate: true });
      if (!refusal) this.#keep(proxy ?? shownDraft(draft, device));
    }
    return notes;
  }

  /** Shows what was sent as stored until the sheet is read again. */
  #keep(proxy: GivenProxy): void {
    this.#stored = [...this.#stored.filter((one) => one.mandant_id !== proxy.mandant_id), proxy];
  }
}

/** A proxy of this device, before the back end has it. */
function shownDraft(draft: ProxyDraft, device: string): ShownProxy {
  const { cle, mandant_id, porteur_id } = draft;
  const constate_le = new Date(correctedTime(draft, Number.POSITIVE_INFINITY)).toISOString();
  const made = { constate_le, appareil: device, auteur: null, repris: porteur_id === null };
  return { cle, mandant_id, porteur_id, ...made, isWaiting: true };
}
