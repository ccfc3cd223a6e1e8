/**
 * Files of another kind that are chosen for a list: told by their first bytes, whatever their name says, because a report
 * called .xls is often a page, and an address book exports cards.
 */

export type FileKind =
  | 'workbook'
  | 'document'
  | 'archive'
  | 'pdf'
  | 'vcard'
  | 'calendar'
  | 'html'
  | 'xml'
  | 'json';

/** As much of the beginning and of the end of a file as tells its kind. */
const PIECE = 65_536;

const latin = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);

/** A ZIP holds the names of its files at its end, an old Office file somewhere in its directory. */
const ends = (bytes: Uint8Array): string =>
  latin(bytes.subarray(0, PIECE)) + latin(bytes.subarray(Math.max(PIECE, bytes.length - PIECE)));

const ZIP = 'PK\x03\x04';
const ZIP_NAME = { length: 26, at: 30 };
/** The first file in a ZIP that is a workbook or a document of Office or LibreOffice. */
const OFFICE = /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|mimetype)/;

function zipKind(bytes: Uint8Array): FileKind {
  const text = ends(bytes);
  const length = bytes[ZIP_NAME.length] ?? 0;
  const name = text.slice(ZIP_NAME.at, ZIP_NAME.at + length);
  if (/word\/document|opendocument\.text/.test(text)) return 'document';
  return name && !OFFICE.test(name) ? 'archive' : 'workbook';
}

/** In windows-1252 the first bytes of .xls and .doc read so. */
const OLD_OFFICE = 'ÐÏ\x11à';
/** The name of the stream in which old Word files have their text, two bytes a letter. */
const OLD_WORD = 'W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0';

/** How texts of other kinds begin, after blanks. */
const TEXTS: readonly (readonly [RegExp, FileKind])[] = [
  [/^%PDF-/, 'pdf'],
  [/^\{\\rtf/, 'document'],
  [/^BEGIN:VCARD\b/i, 'vcard'],
  [/^BEGIN:VCALENDAR\b/i, 'calendar'],
  [/^(?:<!doctype html|<(?:html|head|meta|body|table|style|div|p)\b[^<>]{0,500}>)/i, 'html'],
  [/^MIME-Version:/i, 'html'],
  [/^<\?xml\b[^<>]{0,500}>\s{0,100}(?:<!doctype html|<html)/i, 'html'],
  [/^<\?xml\b/i, 'xml'],
  [/^\{\s{0,100}(?:"[^"]{0,100}"\s{0,100}:|\})/, 'json'],
  [/^\[\s{0,100}[[{\]]/, 'json'],
];
const START = 2048;

/**
 * The kind of a file that is no list; undefined for one that may be.
 * @param wide the coding of a file whose letters have two bytes each
 */
export function otherKindOf(bytes: Uint8Array, wide?: 'utf-16le' | 'utf-16be'): FileKind | undefined {
  const head = bytes.subarray(0, START);
  const start = latin(head);
  if (start.startsWith(ZIP)) return zipKind(bytes);
  if (start.startsWith(OLD_OFFICE)) return ends(bytes).includes(OLD_WORD) ? 'document' : 'workbook';
  const text = (wide ? new TextDecoder(wide).decode(head) : start).replace(/^(?:\ufeff|ï»¿)/, '').trimStart();
  return TEXTS.find(([begin]) => begin.test(text))?.[1];
}
