/**
 * The record in a lock file: the process that holds the folder, and what other processes need to tell whether it lives.
 */
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { createConnection } from 'node:net';
import { hostname } from 'node:os';

export interface Holder {
  /** A random name that is never reused. */
  nonce: string;
  pid: number;
  /** When the process started, in clock ticks since boot; a process that reuses the pid has another start. */
  start: string | null;
  /** The boot id of the kernel, which containers of one machine share. */
  boot: string | null;
  /** The PID name space; pids of different name spaces can't be compared. */
  space: string | null;
  host: string;
  /** A socket in the folder on which the process listens while it lives. */
  socket: string | null;
}

export interface HolderState {
  holder: Holder;
  /** Changes with every heartbeat. It is only compared with its previous value, never with a clock. */
  beat: bigint;
}

function quietly(read: () => string): string | null {
  try {
    return read().trim();
  } catch {
    return null;
  }
}

function startOf(pid: number): string | null {
  const stat = quietly(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** Describes this process as a holder. */
export const ownHolder = (socket: string | null): Holder => ({
  nonce: randomBytes(8).toString('hex'),
  pid: process.pid,
  start: startOf(process.pid),
  boot: quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  space: quietly(() => readlinkSync('/proc/self/ns/pid')),
  host: hostname(),
  socket,
});

/** Records of earlier versions and damaged records get a nonce derived from their content. */
function parsed(text: string): Holder {
  const nonce = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const empty = { nonce, pid: 0, start: null, boot: null, space: null, host: hostname(), socket: null };
  try {
    return { ...empty, ...(JSON.parse(text) as Partial<Holder>) };
  } catch {
    return empty;
  }
}

/** The file is reopened each time, so that NFS asks its server instead of its cache. */
export function readHolder(file: string): HolderState | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const beat = fstatSync(descriptor, { bigint: true }).mtimeNs;
    return { holder: parsed(readFileSync(descriptor, 'utf8')), beat };
  } finally {
    closeSync(descriptor);
  }
}

/** `unknown`: the process is on another machine or in another PID name space, and its socket can't be asked. */
type Life = 'alive' | 'dead' | 'unknown';

/** The kernel accepts connections for a blocked or paused process, and refuses them as soon as it has ended. */
function lifeBySocket(path: string): Promise<Life> {
  return new Promise((done) => {
    const socket = createConnection(path);
    const end = (life: Life) => {
      socket.destroy();
      done(life);
    };
    socket.once('connect', () => end('alive'));
    socket.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') return end('dead');
      end(code === 'EAGAIN' ? 'alive' : 'unknown');
    });
  });
}

function lifeByPid({ pid, start }: Holder): Life {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'dead';
  }
  const now = startOf(pid);
  return now === null || start === null || now === start ? 'alive' : 'dead';
}

/** Whether a holder lives, as far as this machine can prove it without waiting. */
export async function lifeOf(holder: Holder, pathOf: (socket: string) => string): Promise<Life> {
  const own = ownHolder(null);
  const isSameKernel = own.boot !== null && holder.boot === own.boot;
  if (isSameKernel && holder.socket) {
    const life = await lifeBySocket(pathOf(holder.socket));
    if (life !== 'unknown') return life;
  }
  const isSameSpace = isSameKernel && own.space !== null && holder.space === own.space;
  // A record of an earlier version has no name space, so it counts only when its process is found alive.
  const isEarlier = holder.boot === null && holder.pid > 0 && holder.pid !== process.pid;
  if (!isSameSpace && !isEarlier) return 'unknown';
  const life = lifeByPid(holder);
  return isEarlier && life === 'dead' ? 'unknown' : life;
}
