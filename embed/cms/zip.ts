/*
 * Writes zip files. The same entries always give the same bytes (sorted names, one fixed date, no owner), so that a
 * package can be compared with the one that a site has. There is no zip64, because the archives stay far below 4 GB.
 *
 * Node has the compression and the checksum; only the headers are written here. fflate 0.8.3 was tried instead: its
 * archives are 3 % larger, and every installation would download it.
 */
import { crc32, deflateRawSync } from 'node:zlib';

/** Contents by name, with `/` between folders. */
type ZipEntries = ReadonlyMap<string, Uint8Array>;

// 1 January 2020, 00:00, in the MS-DOS format, which starts in 1980.
const DATE = ((2020 - 1980) << 9) | (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const DEFLATE = 8;
const VERSION = 20;
// A plain file, made on Unix, that every user may read.
const MADE_BY_UNIX = (3 << 8) | VERSION;
const MODE = (0o100644 << 16) >>> 0;

interface Written {
  name: Buffer;
  packed: Buffer;
  size: number;
  sum: number;
  offset: number;
}

/** The 26 bytes that the local and the central header share. */
function shared({ name, packed, size, sum }: Written): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(UTF8_NAMES, 2);
  header.writeUInt16LE(DEFLATE, 4);
  header.writeUInt16LE(0, 6);
  header.writeUInt16LE(DATE, 8);
  header.writeUInt32LE(sum, 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

function localHeader(entry: Written): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared(entry), entry.name]);
}

function centralHeader(entry: Written): Buffer {
  const start = Buffer.alloc(6);
  start.write('PK\x01\x02', 'latin1');
  start.writeUInt16LE(MADE_BY_UNIX, 4);
  const end = Buffer.alloc(14);
  end.writeUInt32LE(MODE, 6);
  end.writeUInt32LE(entry.offset, 10);
  return Buffer.concat([start, shared(entry), end, entry.name]);
}

/** Makes one archive of the entries. */
export function zip(entries: ZipEntries): Buffer {
  const parts: Buffer[] = [];
  const written: Written[] = [];
  let offset = 0;
  for (const [path, content] of [...entries].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const packed = deflateRawSync(content, { level: 9 });
    const entry = { name: Buffer.from(path), packed, size: content.length, sum: crc32(content), offset };
    const header = localHeader(entry);
    parts.push(header, packed);
    written.push(entry);
    offset += header.length + packed.length;
  }
  const directory = Buffer.concat(written.map(centralHeader));
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}
