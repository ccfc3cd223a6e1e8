/** A way to read the bytes of a file, and the text that it gives. */
import { decodeSingle, decodeUtf8, type Single } from './codings';
import { lineSlices, type Pause } from './slices';
import { type TakenFor, undoTwice } from './twice';

export interface FileReading {
  coding: 'utf-8' | 'utf-16le' | 'utf-16be' | Single;
  /** Lines that are not UTF-8 are read in this coding. */
  otherLines?: Single;
  /** Text that was encoded twice is turned back. */
  twice?: TakenFor;
}

/** Two readings of a file with the same key are the same. */
export const readingKey = ({ coding, otherLines, twice }: FileReading): string =>
  [coding, otherLines, twice].join(' ');

/** UTF-8 sequences of letters and signs of Western Europe, in bytes read as Latin-1. */
const SEQUENCES = /[\xc2-\xc5][\x80-\xbf]|\xe2[\x80-\x84][\x80-\xbf]|[\x80-\xff]/g;

/** A line, or a word, that is UTF-8 but for some bytes. */
function decodeMixed(bytes: Uint8Array<ArrayBuffer>, single: Single): string {
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== undefined) return utf8;
  const latin = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return latin.replace(SEQUENCES, (found) => {
    const part = Uint8Array.from(found, (letter) => letter.charCodeAt(0));
    return found.length > 1 ? (decodeUtf8(part) ?? found) : decodeSingle(part, single);
  });
}

/** The text of a word, or of another short piece. */
export function decodePiece(
  bytes: Uint8Array<ArrayBuffer>,
  { coding, otherLines, twice }: FileReading,
): string {
  const text =
    coding === 'utf-8' && otherLines
      ? decodeMixed(bytes, otherLines)
      : coding === 'utf-8' || coding === 'utf-16le' || coding === 'utf-16be'
        ? new TextDecoder(coding, { ignoreBOM: true }).decode(bytes)
        : decodeSingle(bytes, coding);
  return twice ? undoTwice(text, twice) : text;
}

const LINE_ENDS = /(?<=\n|\r(?!\n))/;

/** Decodes line by line, so that one that is not UTF-8 doesn't change how the others are read. */
function mixedLines(bytes: Uint8Array<ArrayBuffer>, reading: FileReading): string {
  const whole = decodeUtf8(bytes);
  const { coding, twice } = reading;
  if (whole !== undefined) return decodePiece(bytes, { coding, ...(twice && { twice }) });
  const latin = decodeSingle(bytes, 'iso-8859-15');
  let start = 0;
  return latin
    .split(LINE_ENDS)
    .map((line) => {
      const piece = bytes.subarray(start, start + line.length);
      start += line.length;
      return decodePiece(piece, reading);
    })
    .join('');
}

/** The byte order mark of UTF-8, also as a program has read it that took it for another coding. */
const MARK = /^(?:\ufeff|ï»¿|Ôªø|´╗┐)+/;

/** The text of a whole file, without its mark, decoded in slices. */
export async function decodeFile(
  bytes: Uint8Array<ArrayBuffer>,
  reading: FileReading,
  pause: Pause,
): Promise<string> {
  const { coding, otherLines, twice } = reading;
  if (coding === 'utf-16le' || coding === 'utf-16be') {
    const text = new TextDecoder(coding).decode(bytes);
    return twice ? undoTwice(text, twice) : text;
  }
  const pieces: string[] = [];
  for (const slice of lineSlices(bytes)) {
    pieces.push(otherLines ? mixedLines(slice, reading) : decodePiece(slice, reading));
    await pause();
  }
  return pieces.join('').replace(MARK, '');
}
