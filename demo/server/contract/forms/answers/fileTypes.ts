import { type FileEnding, fileEndingOf } from '../../../../../src/domain/forms/answer';
import { HEAD_BYTES, photoKind } from '../../../../../src/domain/forms/fileKind';

interface FileType {
  type: string;
  /** Whether the content begins like a file of this type. */
  isOne(bytes: Buffer): boolean;
}

const begins = (mark: string) => (bytes: Buffer) =>
  bytes.subarray(0, mark.length).toString('latin1') === mark;

const zip = begins('PK\x03\x04');
const ole = begins('\xd0\xcf\x11\xe0');
const of = (kind: FileEnding) => (bytes: Buffer) => photoKind(bytes) === kind;
const jpeg: FileType = { type: 'image/jpeg', isOne: of('jpg') };
const ORDER_MARKS = ['\xef\xbb\xbf', '\xff\xfe', '\xfe\xff'];

/** Some programs write a byte-order mark or blanks before the mark of a PDF file. */
function isPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1');
  const mark = ORDER_MARKS.find((each) => head.startsWith(each)) ?? '';
  return head.slice(mark.length).trimStart().startsWith('%PDF');
}

const isText = (bytes: Buffer) => !bytes.includes(0);
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

const types: Record<FileEnding, FileType> = {
  pdf: { type: 'application/pdf', isOne: isPdf },
  jpg: jpeg,
  jpeg,
  png: { type: 'image/png', isOne: of('png') },
  webp: { type: 'image/webp', isOne: of('webp') },
  heic: { type: 'image/heic', isOne: of('heic') },
  txt: { type: 'text/plain; charset=utf-8', isOne: isText },
  csv: { type: 'text/csv; charset=utf-8', isOne: isText },
  doc: { type: 'application/msword', isOne: ole },
  docx: { type: `${office}.wordprocessingml.document`, isOne: zip },
  odt: { type: `${openDocument}.text`, isOne: zip },
  xls: { type: 'application/vnd.ms-excel', isOne: ole },
  xlsx: { type: `${office}.spreadsheetml.sheet`, isOne: zip },
  ods: { type: `${openDocument}.spreadsheet`, isOne: zip },
};

/** The type by the file's name, never the one that the sender claims. A stored file has the name of its kind. */
export function fileTypeOf(name: string): FileType | undefined {
  const ending = fileEndingOf(name);
  return ending && types[ending];
}

/**
 * What a sent file is: photos by their content, whatever they are called, others by a name that their
 * content fits. Undefined for a file that isn't accepted.
 */
export const fileKindOf = (name: string, bytes: Buffer): FileEnding | undefined =>
  photoKind(bytes) ?? (fileTypeOf(name)?.isOne(bytes) ? fileEndingOf(name) : undefined);
