/**
 * Counts what a JSON text holds before it is parsed: `JSON.parse` takes seconds and a gigabyte for a few megabytes of
 * keys. It looks at single bytes, because those of JSON's syntax never occur inside a multi-byte character of UTF-8.
 */

import { HttpError } from '../httpError';
import { httpTexts } from '../texts';
import { DEPTH_MAX, VALUES_MAX } from './bodyLimits';

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

export class JsonShape {
  private isText = false;
  private isEscaped = false;
  private depth = 0;
  private keys = 0;
  private values = 0;

  constructor(private readonly keysMax: number) {}

  /**
   * Continues with the next bytes of the text.
   * @throws HttpError 400 when it is nested too deep, 413 for too many keys or values
   */
  read(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at++) {
      if (this.isText) at = this.endOfText(bytes, at);
      else if (bytes[at] === QUOTE) this.isText = true;
      else this.between(bytes[at]!);
    }
  }

  /** Finds the end of a string that continues at `from`: its closing quote, or the end of these bytes. */
  private endOfText(bytes: Uint8Array, from: number): number {
    for (let start = from; ; ) {
      const quote = bytes.indexOf(QUOTE, start);
      const end = quote < 0 ? bytes.length : quote;
      let slashes = 0;
      while (slashes < end - start && bytes[end - 1 - slashes] === BACKSLASH) slashes++;
      // The chunk before may have ended with a backslash.
      if (slashes === end - start && this.isEscaped) slashes++;
      this.isEscaped = slashes % 2 === 1;
      if (quote < 0) return end;
      if (!this.isEscaped) {
        this.isText = false;
        return end;
      }
      this.isEscaped = false;
      start = quote + 1;
    }
  }

  private between(byte: number): void {
    if (byte === COLON) {
      if (++this.keys > this.keysMax) throw new HttpError(413, httpTexts.tooManyKeys(this.keysMax));
    } else if (byte === COMMA) {
      if (++this.values >= VALUES_MAX) throw new HttpError(413, httpTexts.tooManyValues(VALUES_MAX));
    } else if (byte === LIST || byte === OBJECT) {
      if (++this.depth > DEPTH_MAX) throw new HttpError(400, httpTexts.tooDeep);
    } else if (byte === LIST_END || byte === OBJECT_END) this.depth--;
  }
}
