import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** The process groups of everything that this process has started, directly or not. */
function groupsBelow(pid: number): Set<number> {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid='], { encoding: 'utf8' });
  const rows = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const below = new Set([pid]);
  const groups = new Set([pid]);
  // A child can stand before its parent in the list, so the list is read until nothing is added.
  for (let size = 0; size < below.size; ) {
    size = below.size;
    for (const [child = 0, parent = 0, group = 0] of rows)
      if (below.has(parent)) {
        below.add(child);
        groups.add(group);
      }
  }
  return groups;
}

/** Whether the group was there to get it. */
function send(signal: NodeJS.Signals | 0, group: number): boolean {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends a process that leads its group, with everything it has started: browsers, servers and databases have groups of
 * their own. All are told to end, and those that are left after `grace` milliseconds are killed.
 */
export async function endTree(pid: number, grace: number): Promise<void> {
  const groups = grace > 0 ? groupsBelow(pid) : new Set([pid]);
  if (grace > 0) send('SIGTERM', pid);
  const limit = performance.now() + grace;
  while (performance.now() < limit && send(0, pid)) await pause(20);
  for (const group of groups) send('SIGKILL', group);
}
