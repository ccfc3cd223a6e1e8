/**
 * Reads and writes backup files: gzipped lines of JSON. A line with an object is a row, as `row_to_json` writes it; a line
 * with an array begins or ends a table or the file:
 *
 *     ["parvis-backup", 1, "0008-forms", "2026-05-01T10:00:00.000Z"]
 *     ["table", "groupes", ["id", "nom", …]]
 *     {"id":1,"nom":"Chorale", …}
 *     ["end", "groupes", 1, "sha256 of its rows", {"id": 1}]     the last number that was generated for `id`
 *     ["end", 22]                                                 the number of tables: the file is complete
 */
import { createReadStream, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { commandTexts } from './texts';

export const FORMAT = 1;

export type Lines = AsyncIterable<string>;

async function* withBreaks(lines: Lines): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Splits chunks of text into lines. A line may be many megabytes long. */
async function* lineByLine(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const chunk of pieces) {
    const [first, ...others] = chunk.split('\n');
    begun.push(first!);
    for (const next of others) {
      yield begun.join('');
      begun = [next];
    }
  }
  const last = begun.join('');
  if (last) yield last;
}

/**
 * Writes a file that appears only once it is complete. Only its owner may read it, because it contains addresses and
 * password hashes. The file is open before `save` begins, which may read the lines as another user. It is a new one: root must not
 * write through a link that another user has put into the folder.
 * @param opened called with the file before anything is in it
 */
export async function writeArchiveBy(
  file: string,
  save: (take: (lines: Lines) => Promise<void>) => Promise<void>,
  isForced = false,
  opened: (fd: number) => void = () => {},
): Promise<void> {
  if (existsSync(file) && !isForced) throw new Error(commandTexts.fileExists(file));
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const fd = openSync(part, 'wx', 0o600);
  try {
    opened(fd);
    await save((lines) =>
      pipeline(Readable.from(withBreaks(lines)), createGzip(), createWriteStream(part, { fd })),
    );
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** The same for lines that this user reads. */
export const writeArchive = (file: string, lines: Lines, isForced = false): Promise<void> =>
  writeArchiveBy(file, (take) => take(lines), isForced);

/**
 * Passes the lines of a file to `read`.
 * @param fd the file where it is open already, as root's before a command becomes another user
 */
export async function readArchive(
  file: string,
  read: (lines: Lines) => Promise<unknown>,
  fd?: number,
): Promise<void> {
  if (fd === undefined && !existsSync(file)) throw new Error(commandTexts.noFile(file));
  const unzipped = createGunzip();
  unzipped.setEncoding('utf8');
  const isTorn = (code: unknown): boolean => typeof code === 'string' && /^Z_/.test(code);
  try {
    await pipeline(createReadStream(file, { fd }), unzipped, async (pieces: AsyncIterable<string>) => {
      await read(lineByLine(pieces));
    });
  } catch (error) {
    if (isTorn((error as NodeJS.ErrnoException).code)) throw new Error(commandTexts.torn);
    throw error;
  }
}
