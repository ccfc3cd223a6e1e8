/*
 * Writes zip files. The same entries always give the same bytes (sorted names, one fixed date and mode), so that a
 * package can be compared with the one that a site has.
 */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Contents by name, with `/` between folders. */
type ZipEntries = ReadonlyMap<string, Buffer>;

/** Makes one archive of the entries. */
export async function zip(entries: ZipEntries): Promise<Buffer> {
  const options = {
    // Zip files keep local time. The second field, in UTC, would depend on the machine's time zone, so it is left out.
    mtime: new Date(2020, 0, 1),
    forceDosTimestamp: true,
    mode: 0o100644,
    compressionLevel: 9,
  };
  const archive = new ZipFile();
  for (const [name, content] of [...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
    archive.addBuffer(content, name, options);
  archive.end();
  return buffer(archive.outputStream);
}
