/**
 * Root's commands do what they do in the data folder as its owner, so that no file of root stays in it: the server, which
 * runs as that owner, could not open it any more.
 */
import { fchownSync } from 'node:fs';
import { type FolderOwner, ownerOf } from '../../store/folder/folderOwner';

/** The owner that root has to become before it touches the folder; undefined for another user, or for root's own folder. */
function otherOwner(folder: string): FolderOwner | undefined {
  const owner = process.getuid?.() === 0 ? ownerOf(folder) : undefined;
  return owner?.uid === 0 ? undefined : owner;
}

/** Makes this process the owner's for good. Files that only root may read must be open by then. */
export function becomeOwner(folder: string): void {
  const owner = otherOwner(folder);
  if (!owner) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}

/** Gives an open file that root made to the owner of a folder, who could neither read nor remove it there otherwise. */
export function giveToOwner(fd: number, folder: string): void {
  const owner = otherOwner(folder);
  if (owner) fchownSync(fd, owner.uid, owner.gid);
}

/** Does the work as the owner, and is root again afterwards: what it writes elsewhere may be in a folder of root's. */
export async function asOwner<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const owner = otherOwner(folder);
  if (!owner) return work();
  const groups = process.getgroups?.() ?? [];
  process.setgroups?.([owner.gid]);
  process.setegid?.(owner.gid);
  process.seteuid?.(owner.uid);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
    process.setgroups?.(groups);
  }
}
