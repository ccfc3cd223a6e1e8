import { clockOffset } from '../../../domain/attendance/tick';

/** After this time a slower measurement is better than an old one. */
const OLD_MS = 300_000;

/** The back end's clock, as the answers tell it. The quickest answer is the most exact one. */
export class ServerClock {
  #took = Number.POSITIVE_INFINITY;
  #measured = 0;

  /** @param offset milliseconds to add to the clock of this device, as they were measured earlier */
  constructor(
    private readonly now: () => number,
    public offset = 0,
  ) {}

  /** @param asked when the question was sent, by the clock of this device */
  measure(asked: number, server: string): void {
    const answered = this.now();
    const took = answered - asked;
    // The clock was set back meanwhile: the next answer tells by how much.
    if (took < 0) return;
    const offset = clockOffset(asked, answered, server);
    const isOld = Math.abs(answered - this.#measured) >= OLD_MS;
    // Two measurements of a clock that runs on can't differ more: the user has set it.
    const isSet = Math.abs(offset - this.offset) > (took + this.#took) / 2;
    if (took > this.#took && !isOld && !isSet) return;
    this.#took = took;
    this.#measured = answered;
    this.offset = offset;
  }
}
