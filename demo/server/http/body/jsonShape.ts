/**
 * Counts what a text of JSON holds without making anything of it: `JSON.parse` of a few megabytes of keys takes seconds
 * and a gigabyte. Structure is told by single bytes, which never occur inside other letters of UTF-8.
 */
import { serverTexts } from '../../texts';
import { HttpError } from '../httpError';
import { DEPTH_MAX, VALUES_MAX } from './bodyLimits';

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

export class JsonShape {
  private isText = false;
  private isEscaped = false;
  private depth = 0;
  private keys = 0;
  private values = 0;

  constructor(private readonly keysMax: number) {}

  /**
   * Goes on with the next bytes of the text.
   * @throws HttpError 400 when it goes too deep, 413 for too many keys or values
   */
  read(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.isText) this.inText(byte);
      else if (byte === QUOTE) this.isText = true;
      else this.between(byte);
    }
  }

  private inText(byte: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) this.isText = false;
  }

  private between(byte: number): void {
    if (byte === COLON) {
      if (++this.keys > this.keysMax) throw new HttpError(413, serverTexts.tooManyKeys(this.keysMax));
    } else if (byte === COMMA) {
      if (++this.values >= VALUES_MAX) throw new HttpError(413, serverTexts.tooManyValues(VALUES_MAX));
    } else if (OPENING.has(byte)) {
      if (++this.depth > DEPTH_MAX) throw new HttpError(400, serverTexts.tooDeep);
    } else if (CLOSING.has(byte)) this.depth--;
  }
}
