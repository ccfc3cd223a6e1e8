/** Reads the bytes of a body as they arrive, and enforces limits while it does. */

import { HttpError } from '../httpError';
import { httpTexts } from '../texts';
import type { Reservation } from './BodyBudget';
import type { Pace } from './bodyParts';

/** Tells how long the next bytes of a body may take. Only waiting counts, not the time that the server takes itself. */
class BodyClock {
  private readonly end: number;
  private patience: number;
  private since = 0;

  constructor(private readonly pace: Pace) {
    this.end = performance.now() + pace.whole * 1000;
    this.patience = pace.patience * 1000;
  }

  /** Begins to wait. @returns the milliseconds after which the body is too slow */
  wait(): number {
    this.since = performance.now();
    return Math.max(0, Math.min(this.patience, this.end - this.since));
  }

  arrived(bytes: number): void {
    const { bytesPerSecond, patienceMax } = this.pace;
    const earned = this.patience - (performance.now() - this.since) + (bytes / bytesPerSecond) * 1000;
    this.patience = Math.min(earned, patienceMax * 1000);
  }
}

/** For how long, and how far, a refused body is still read, so that its sender gets to read the answer. */
const LINGER_MS = 1000;
const LINGER_BYTES = 64 * 2 ** 20;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

interface Bounds {
  /** Maximum size in bytes. */
  max: number;
  refusal(): HttpError;
  reservation: Reservation;
}

/** @throws HttpError 408 for a sender that is too slow: it has gone, or tries to keep memory in use */
async function next(reader: Reader, clock: BodyClock): Promise<Uint8Array | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new HttpError(408, httpTexts.sentTooSlowly)), clock.wait());
  });
  try {
    return (await Promise.race([reader.read(), tooSlow])).value;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads on and discards the bytes. It never fails, because the answer is already being sent. */
async function linger(reader: Reader): Promise<void> {
  const end = performance.now() + LINGER_MS;
  try {
    for (let bytes = 0; bytes < LINGER_BYTES && performance.now() < end; ) {
      const { value, done } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
  } catch {
    // The caller has disconnected.
  }
}

/**
 * Counts each chunk before passing it on; a body whose declared length is too large is refused unread.
 * @throws HttpError as `refusal` makes it, 408 for a sender that is too slow, 503 for too many bytes at once
 */
export async function* bodyChunks(
  request: Request,
  { max, refusal, reservation }: Bounds,
): AsyncGenerator<Uint8Array, void> {
  if (Number(request.headers.get('content-length')) > max) throw refusal();
  const reader = request.body?.getReader() as Reader | undefined;
  if (!reader) return;
  const clock = new BodyClock(reservation.pace);
  let [bytes, isWhole] = [0, false];
  try {
    for (;;) {
      const chunk = await next(reader, clock);
      if (!chunk) break;
      clock.arrived(chunk.byteLength);
      bytes += chunk.byteLength;
      if (bytes > max) throw refusal();
      reservation.take(chunk.byteLength);
      yield chunk;
    }
    isWhole = true;
  } finally {
    // Waits until the answer is being sent.
    if (!isWhole) setTimeout(() => void linger(reader), 0);
  }
}
