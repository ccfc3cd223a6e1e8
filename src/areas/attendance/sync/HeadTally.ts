import { HEAD_KINDS, type HeadCount, type HeadKind } from '../../../domain/attendance/sheet';
import { recordOf } from '../../../domain/records';

const none = (): HeadCount => ({ adultes: 0, enfants: 0, visiteurs: 0 });

const combined = (one: HeadCount, other: HeadCount, sign: 1 | -1): HeadCount =>
  recordOf(HEAD_KINDS, (kind) => one[kind] + sign * other[kind]);

/**
 * People whom this device counts without a name. The back end keeps the sum of each device, so that a count that is sent
 * twice adds nothing.
 */
export class HeadTally {
  #own = none();
  #sent = none();

  get isWaiting(): boolean {
    return HEAD_KINDS.some((kind) => this.#own[kind] !== this.#sent[kind]);
  }

  /** The own sum, to be sent. */
  get own(): HeadCount {
    return { ...this.#own };
  }

  add(kind: HeadKind, count: number): void {
    this.#own[kind] += count;
  }

  /** @param count what the back end has of this device now */
  confirm(count: HeadCount): void {
    const { adultes, enfants, visiteurs } = count;
    this.#sent = { adultes, enfants, visiteurs };
  }

  content = () => ({ own: { ...this.#own }, sent: { ...this.#sent } });

  restore({ own, sent }: { own: HeadCount; sent: HeadCount }): void {
    this.#own = { ...own };
    this.#sent = { ...sent };
  }

  /** What is to be shown, from the sum of all devices at the back end. */
  shown = (all: HeadCount): HeadCount => combined(all, combined(this.#own, this.#sent, -1), 1);
}
