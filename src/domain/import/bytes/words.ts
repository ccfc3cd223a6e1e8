/** The words of a file that show its coding: those with a byte beyond ASCII. */
import { type Pause, SLICE } from './slices';

/** Of each kind: more words show nothing more. */
const WORDS_MAX = 100;
const WORD_MAX = 40;

/** Digits, letters, `'`, `-` and everything beyond ASCII. */
const inWord = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 || /[\w'-]/.test(String.fromCharCode(byte)) ? 1 : 0,
);

export interface FileWord {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether it is valid UTF-8. */
  isUtf8: boolean;
  /** Where it stands first. */
  start: number;
}

/** The number of bytes that must follow the first byte of a UTF-8 letter; none for a byte that begins no letter. */
function followersOf(byte: number): number | undefined {
  if (byte < 0x80) return 0;
  if (byte >= 0xc2 && byte < 0xe0) return 1;
  if (byte >= 0xe0 && byte < 0xf0) return 2;
  return byte >= 0xf0 && byte < 0xf5 ? 3 : undefined;
}

function isUtf8(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const followers = followersOf(bytes[at]!);
    if (followers === undefined || at + followers >= end) return false;
    for (let left = followers; left > 0; left--) if ((bytes[++at]! & 0xc0) !== 0x80) return false;
  }
  return true;
}

/** Where the word begins that has a byte at `at`, after the word before it. */
function startOf(bytes: Uint8Array, at: number, before: number): number {
  let start = at;
  while (start > before && at - start < WORD_MAX && inWord[bytes[start - 1]!]) start--;
  return start;
}

function endOf(bytes: Uint8Array, at: number, start: number): number {
  let end = at;
  while (end < bytes.length && end - start < WORD_MAX && inWord[bytes[end]!]) end++;
  return end;
}

/** In the order of the file, those of its first line at the end. */
function headersLast(bytes: Uint8Array, words: FileWord[]): FileWord[] {
  words.sort((a, b) => a.start - b.start);
  const firstEnd = bytes.findIndex((byte) => byte === 0x0a || byte === 0x0d);
  const isBelow = ({ start }: FileWord) => start > firstEnd;
  return [...words.filter(isBelow), ...words.filter((word) => !isBelow(word))];
}

/**
 * Distinct words with a byte beyond ASCII, of the whole file: a line in another coding may be its last. Those of the first
 * line, which names columns, come last.
 */
export async function wordsOf(bytes: Uint8Array<ArrayBuffer>, pause: Pause): Promise<FileWord[]> {
  const kinds = { valid: new Map<string, FileWord>(), other: new Map<string, FileWord>() };
  let end = 0;
  let turn = SLICE;
  for (let at = 0; at < bytes.length; at++) {
    if (at >= turn) {
      await pause();
      turn = at + SLICE;
    }
    if (bytes[at]! < 0x80) continue;
    const start = startOf(bytes, at, end);
    end = endOf(bytes, at, start);
    at = end;
    const isValid = isUtf8(bytes, start, end);
    const found = isValid ? kinds.valid : kinds.other;
    if (found.size >= WORDS_MAX) continue;
    const word = bytes.slice(start, end);
    const key = String.fromCharCode(...word);
    if (!found.has(key)) found.set(key, { bytes: word, isUtf8: isValid, start });
  }
  const words = [...kinds.valid, ...kinds.other].map(([, word]) => word);
  return headersLast(bytes, words);
}
