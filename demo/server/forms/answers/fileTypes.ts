import { type FileEnding, fileEndingOf } from '../../../../src/domain/forms/reponse';

interface FileType {
  type: string;
  /** Whether the content begins like a file of this type. */
  isOne(bytes: Buffer): boolean;
}

const begins =
  (mark: string, at = 0) =>
  (bytes: Buffer) =>
    bytes.subarray(at, at + mark.length).toString('latin1') === mark;

const zip = begins('PK\x03\x04');
const ole = begins('\xd0\xcf\x11\xe0');
const jpeg: FileType = { type: 'image/jpeg', isOne: begins('\xff\xd8\xff') };
const isText = (bytes: Buffer) => !bytes.includes(0);
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

const types: Record<FileEnding, FileType> = {
  pdf: { type: 'application/pdf', isOne: begins('%PDF') },
  jpg: jpeg,
  jpeg,
  png: { type: 'image/png', isOne: begins('\x89PNG') },
  webp: { type: 'image/webp', isOne: begins('WEBP', 8) },
  heic: { type: 'image/heic', isOne: begins('ftyp', 4) },
  txt: { type: 'text/plain; charset=utf-8', isOne: isText },
  csv: { type: 'text/csv; charset=utf-8', isOne: isText },
  doc: { type: 'application/msword', isOne: ole },
  docx: { type: `${office}.wordprocessingml.document`, isOne: zip },
  odt: { type: `${openDocument}.text`, isOne: zip },
  xls: { type: 'application/vnd.ms-excel', isOne: ole },
  xlsx: { type: `${office}.spreadsheetml.sheet`, isOne: zip },
  ods: { type: `${openDocument}.spreadsheet`, isOne: zip },
};

/** The type by the file's name, never the one that the sender claims. */
export function fileTypeOf(name: string): FileType | undefined {
  const ending = fileEndingOf(name);
  return ending && types[ending];
}
