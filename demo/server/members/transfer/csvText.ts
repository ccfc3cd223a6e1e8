/** Decodes the bytes of a CSV file, whichever spreadsheet wrote them. */

import { yieldToEventLoop } from '../../database/embedded/yieldToEventLoop';
import { HttpError } from '../../http/httpError';
import { memberTexts } from '../texts';

const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const HEAD = 4096;
const SLICE = 2 ** 18;

/** @returns HttpError 422 about the file as a whole */
export const badFile = (sentence: string) => new HttpError(422, sentence, { errors: { file: sentence } });

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** Node's own decoder treats this encoding as Latin-1, which lacks these characters. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

async function windows1252(bytes: Uint8Array): Promise<string> {
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE) {
    const slice = bytes.subarray(at, at + SLICE);
    text += Buffer.from(slice.buffer, slice.byteOffset, slice.byteLength)
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80]!);
    await yieldToEventLoop();
  }
  return text;
}

/** Decodes in slices, so that other calls get their turn. @throws TypeError for invalid bytes when `fatal` */
async function decoded(bytes: Uint8Array, coding: string, fatal = false): Promise<string> {
  const decoder = new TextDecoder(coding, { fatal });
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE) {
    text += decoder.decode(bytes.subarray(at, at + SLICE), { stream: true });
    await yieldToEventLoop();
  }
  return text + decoder.decode();
}

/** @throws HttpError 422 for a file that isn't text */
export async function textOf(bytes: Uint8Array): Promise<string> {
  if (WORKBOOKS.some((mark) => startsWith(bytes, ...mark))) throw badFile(memberTexts.workbook);
  if (startsWith(bytes, 0xff, 0xfe)) return decoded(bytes, 'utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decoded(bytes, 'utf-16be');
  if (bytes.subarray(0, HEAD).includes(0)) throw badFile(memberTexts.notText);
  try {
    return await decoded(bytes, 'utf-8', true);
  } catch {
    // Older spreadsheets use this encoding, in which every byte is valid.
    return windows1252(bytes);
  }
}
