import type { ProxyDraft } from '../../../domain/attendance/proxy';
import type { HeadCount } from '../../../domain/attendance/sheet';
import type { TickDraft } from '../../../domain/attendance/tick';
import { HeadTally } from './HeadTally';
import { ProxyQueue } from './ProxyQueue';

/** What is in an outbox, as it is kept on the device. */
export interface OutboxContent {
  drafts: readonly TickDraft[];
  heads: { own: HeadCount; sent: HeadCount };
  /** At an assembly only. */
  proxies?: readonly ProxyDraft[] | undefined;
}

/** What the back end doesn't have yet: the last tick of each person, proxies, and heads that were counted. */
export class Outbox {
  readonly tally = new HeadTally();
  readonly proxies = new ProxyQueue();
  readonly #drafts = new Map<number, TickDraft>();

  get size(): number {
    return this.#drafts.size + this.proxies.size + (this.tally.isWaiting ? 1 : 0);
  }

  put(draft: TickDraft): void {
    this.#drafts.set(draft.personne_id, draft);
  }

  first = (count: number): TickDraft[] => [...this.#drafts.values()].slice(0, count);

  /** Drops what was sent, unless the person was ticked again meanwhile. */
  drop(sent: readonly TickDraft[]): void {
    for (const { personne_id, cle } of sent)
      if (this.#drafts.get(personne_id)?.cle === cle) this.#drafts.delete(personne_id);
  }

  content = (): OutboxContent => ({
    drafts: [...this.#drafts.values()],
    heads: this.tally.content(),
    ...(this.proxies.size > 0 && { proxies: this.proxies.content() }),
  });

  restore({ drafts, heads, proxies }: OutboxContent): void {
    for (const draft of drafts) this.put(draft);
    this.proxies.restore(proxies);
    this.tally.restore(heads);
  }

  /** At a sign-out. */
  clear(): void {
    this.#drafts.clear();
    this.proxies.clear();
    this.tally.confirm(this.tally.own);
  }
}
