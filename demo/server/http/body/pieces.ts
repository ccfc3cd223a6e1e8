/** The bytes of a body as they come, within bounds that hold while it is being read. */
import { serverTexts } from '../../texts';
import { HttpError } from '../httpError';
import type { Held } from './underWay';

/** A caller that sends nothing for so long has gone, or wants to keep memory in use. */
const SILENCE_MS = 30_000;

/** How long and how much of a refused body is read on, so that its sender comes to read the answer. */
const LINGER_MS = 1000;
const LINGER_BYTES = 64 * 2 ** 20;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

interface Bounds {
  /** Bytes. */
  max: number;
  refusal(): HttpError;
  held: Held;
}

async function next(reader: Reader): Promise<Uint8Array | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new HttpError(408, serverTexts.sentTooSlowly)), SILENCE_MS);
  });
  try {
    return (await Promise.race([reader.read(), silence])).value;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads on without keeping anything. It never fails: the answer is on its way already. */
async function linger(reader: Reader): Promise<void> {
  const end = performance.now() + LINGER_MS;
  try {
    for (let bytes = 0; bytes < LINGER_BYTES && performance.now() < end; ) {
      const { value, done } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
  } catch {
    // The caller has gone.
  }
}

/**
 * Each piece is counted before it is handed over; a body that tells its length is refused unread.
 * @throws HttpError as `refusal` makes it, 408 for a caller that stops sending, 503 for too many bytes at once
 */
export async function* piecesOf(
  request: Request,
  { max, refusal, held }: Bounds,
): AsyncGenerator<Uint8Array, void> {
  if (Number(request.headers.get('content-length')) > max) throw refusal();
  const reader = request.body?.getReader() as Reader | undefined;
  if (!reader) return;
  let [bytes, isWhole] = [0, false];
  try {
    for (;;) {
      const piece = await next(reader);
      if (!piece) break;
      bytes += piece.byteLength;
      if (bytes > max) throw refusal();
      held.take(piece.byteLength);
      yield piece;
    }
    isWhole = true;
  } finally {
    // Not before the answer is on its way.
    if (!isWhole) setTimeout(() => void linger(reader), 0);
  }
}
