/**
 * What the bytes of a file may say. Spreadsheets don't state their coding. A byte order mark and zero bytes show UTF-16,
 * and bytes that are valid UTF-8 are hardly ever something else. Otherwise each coding is tried on the words with accents,
 * and the likeliest reading is taken if it is much likelier than the others; if not, the user chooses by these words.
 */
import { decodeUtf8, SINGLES } from './codings';
import { type FileKind, otherKindOf } from './fileKind';
import { likelihood } from './likelihood';
import { decodePiece, type FileReading } from './reading';
import { lineSlices, type Pause } from './slices';
import { isTwice, TAKEN_FOR } from './twice';
import { type FileWord, wordsOf } from './words';

/** A reading with words of the file as it gives them, those that distinguish it from the others first. */
export interface OfferedReading extends FileReading {
  examples: readonly string[];
}

export interface FileReadings {
  /** The likeliest first. */
  readings: readonly [OfferedReading, ...OfferedReading[]];
  /** Whether the first is much likelier than the others. */
  isCertain: boolean;
}

export type BytesProblem = FileKind | 'binary';

const HEAD = 4096;
/** A shorter file shows nothing by its zero bytes. */
const WIDE_MIN = 16;
const EXAMPLES = 4;
/** Readings to choose from. */
const OFFERED_MAX = 4;
/** How much likelier a reading is that needs no question, in all and for each word that the two read differently. */
const MARGIN = { total: 3, perWord: 0.5 };
/** A likelihood that garbled words don't reach, by word. */
const READABLE = 0;

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** UTF-16 by its mark, or by the zero bytes beside every ASCII letter. */
function wideCoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const head = bytes.subarray(0, HEAD);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]!++;
  });
  const [even = 0, odd = 0] = zeros;
  const pairs = head.length / 2;
  if (head.length < WIDE_MIN) return undefined;
  if (odd > pairs * 0.6 && even < pairs * 0.05) return 'utf-16le';
  if (even > pairs * 0.6 && odd < pairs * 0.05) return 'utf-16be';
  return undefined;
}

async function isUtf8(bytes: Uint8Array<ArrayBuffer>, pause: Pause): Promise<boolean> {
  for (const slice of lineSlices(bytes)) {
    if (decodeUtf8(slice) === undefined) return false;
    await pause();
  }
  return true;
}

/** Readings of the words that differ, the likeliest first, with their likelihoods. */
function ranked(words: readonly FileWord[], readings: readonly FileReading[]) {
  const seen = new Set<string>();
  const tried = readings.flatMap((reading) => {
    const texts = words.map(({ bytes }) => decodePiece(bytes, reading));
    const key = texts.join('\n');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ reading, texts, sum: texts.reduce((sum, text) => sum + likelihood(text), 0) }];
  });
  return tried.toSorted((a, b) => b.sum - a.sum);
}

type Ranked = ReturnType<typeof ranked>;

/** A coding that lacks bytes of the file is never offered. */
const isReadable = ({ texts }: Ranked[number]): boolean =>
  !texts.some((text) => /[\x80-\x9f\ufffd\uf8ff]/.test(text));

/** Words of one reading. Those that the reading most like it gives differently show most. */
function examplesOf(texts: readonly string[], all: Ranked): string[] {
  const rival = all.find((other) => other.texts !== texts)?.texts;
  const differing = texts.filter((text, at) => rival && rival[at] !== text);
  const shown = [...differing, ...texts].map((text) => text.replace('\ufeff', ''));
  return [...new Set(shown)].slice(0, EXAMPLES);
}

function chosen(words: readonly FileWord[], readings: readonly FileReading[]): FileReadings {
  const all = ranked(words, readings);
  const [best, second] = all;
  if (!best) return { readings: [{ ...readings[0]!, examples: [] }], isCertain: true };
  const lead = second ? best.sum - second.sum : Number.POSITIVE_INFINITY;
  const differing = best.texts.filter((text, at) => second?.texts[at] !== text).length;
  const isLikely = best.sum / words.length > READABLE;
  const offered = ({ reading, texts }: Ranked[number]): OfferedReading => ({
    ...reading,
    examples: examplesOf(texts, all),
  });
  return {
    readings: [
      offered(best),
      ...all
        .slice(1)
        .filter(isReadable)
        .slice(0, OFFERED_MAX - 1)
        .map(offered),
    ],
    isCertain: isLikely && lead >= MARGIN.total && lead / differing >= MARGIN.perWord,
  };
}

/** Valid UTF-8, as it is or with what was encoded twice turned back. */
function unicodeReadings(words: readonly FileWord[], coding: FileReading['coding']): FileReadings {
  const plain: FileReading = { coding };
  const garbled = TAKEN_FOR.filter((single) =>
    words.some(({ bytes }) => isTwice(decodePiece(bytes, plain), single)),
  );
  const found = chosen(words, [plain, ...garbled.map((twice) => ({ coding, twice }))]);
  // What is valid UTF-8 was written so, also in a language of which nothing is known here.
  return garbled.length > 0 ? found : { ...found, isCertain: true };
}

function singleReadings(words: readonly FileWord[]): FileReadings {
  const isMixed = words.some((word) => word.isUtf8);
  const singles: FileReading[] = SINGLES.map((coding) => ({ coding }));
  const mixed: FileReading[] = SINGLES.map((otherLines) => ({ coding: 'utf-8', otherLines }));
  return chosen(words, isMixed ? [...mixed, ...singles] : singles);
}

/** The words of UTF-16 text as UTF-8, so that all that follows is the same. */
function wideWords(bytes: Uint8Array<ArrayBuffer>, coding: 'utf-16le' | 'utf-16be', pause: Pause) {
  const text = new TextDecoder(coding).decode(bytes);
  return wordsOf(new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>, pause);
}

/** How the bytes can be read, or what the file is instead of text. */
export async function readingsOf(
  bytes: Uint8Array<ArrayBuffer>,
  pause: Pause,
): Promise<FileReadings | { problem: BytesProblem }> {
  const wide = wideCoding(bytes);
  const kind = otherKindOf(bytes, wide);
  if (kind) return { problem: kind };
  if (wide) {
    const { readings, isCertain } = unicodeReadings(await wideWords(bytes, wide, pause), 'utf-8');
    const [first, ...others] = readings.map((reading) => ({ ...reading, coding: wide }));
    return { readings: [first!, ...others], isCertain };
  }
  if (bytes.subarray(0, HEAD).includes(0)) return { problem: 'binary' };
  const words = await wordsOf(bytes, pause);
  if (await isUtf8(bytes, pause)) return unicodeReadings(words, 'utf-8');
  return singleReadings(words);
}
