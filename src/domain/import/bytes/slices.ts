/** Lets the page, or the other callers of a server, have their turn before long work continues. */
export type Pause = () => Promise<void>;

/** Bytes of a part of long work, a few milliseconds each. */
export const SLICE = 256 * 1024;

const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** Parts of about this length that end at the end of a line, where there is one. */
export function* lineSlices(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  let start = 0;
  while (start < bytes.length) {
    let end = Math.min(start + SLICE, bytes.length);
    while (end < bytes.length && bytes[end - 1] !== LINE_FEED && bytes[end - 1] !== RETURN) end++;
    yield bytes.subarray(start, end);
    start = end;
  }
}
