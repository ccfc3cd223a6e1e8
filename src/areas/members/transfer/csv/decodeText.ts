/*
 * The text of a file's bytes. Spreadsheets don't state their encoding, so a byte order mark decides, then whether the
 * bytes are valid UTF-8. Otherwise it is windows-1252, in which every byte is a character.
 */
type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

type Decoded = { text: string; encoding: Encoding } | { problem: 'workbook' | 'binary' };

/** First bytes of .xlsx and .ods (both are ZIP), and of .xls. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const HEAD = 4096;

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte);

/** The text of a CSV file, or what the file is instead. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): Decoded {
  if (WORKBOOKS.some((mark) => startsWith(bytes, mark))) return { problem: 'workbook' };
  if (startsWith(bytes, [0xff, 0xfe]))
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' };
  if (startsWith(bytes, [0xfe, 0xff]))
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' };
  if (bytes.subarray(0, HEAD).includes(0)) return { problem: 'binary' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
