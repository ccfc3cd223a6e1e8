import { HEAD_BYTES, photoKind } from '../domain/forms/fileKind';
import type { Kinds } from './answers';

/** What these files are, where their first bytes tell. A file that can't be read any more is refused when it is sent. */
export async function photoKinds(files: readonly File[]): Promise<Kinds> {
  const kinds = files.map(async (file) => {
    const head = await file
      .slice(0, HEAD_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0));
    return [file, photoKind(new Uint8Array(head))] as const;
  });
  return new Map(await Promise.all(kinds));
}
