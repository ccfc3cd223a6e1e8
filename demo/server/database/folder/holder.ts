/** The record in a lock file: which process holds the folder, and what another process needs to tell whether it lives. */
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { createConnection } from 'node:net';
import { hostname } from 'node:os';

export interface Holder {
  /** A random name, never used twice. */
  nonce: string;
  pid: number;
  /** When the process began, in clock ticks since boot: a reused pid has another start. */
  start: string | null;
  /** The running kernel: containers of one machine share it. */
  boot: string | null;
  /** The PID name space: pids of different ones can't be compared. */
  space: string | null;
  host: string;
  /** A socket in the folder, on which the process listens as long as it lives. */
  socket: string | null;
}

export interface Found {
  holder: Holder;
  /** Changes with every heartbeat. Compared with its former value only, never with a clock. */
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

/** This process as a holder. */
export const ownHolder = (socket: string | null): Holder => ({
  nonce: randomBytes(8).toString('hex'),
  pid: process.pid,
  start: startOf(process.pid),
  boot: quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  space: quietly(() => readlinkSync('/proc/self/ns/pid')),
  host: hostname(),
  socket,
});

/** Records of earlier versions and damaged ones get a nonce from their content. */
function parsed(text: string): Holder {
  const nonce = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const empty = { nonce, pid: 0, start: null, boot: null, space: null, host: hostname(), socket: null };
  try {
    return { ...empty, ...(JSON.parse(text) as Partial<Holder>) };
  } catch {
    return empty;
  }
}

/** Opened anew each time: NFS then asks its server instead of its cache. */
export function readHolder(file: string): Found | undefined {
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

/** `unknown`: the process is of another machine or PID name space, and its socket can't be asked. */
export type Life = 'alive' | 'dead' | 'unknown';

/** The kernel answers for a process that is blocked or paused, and refuses as soon as it has ended. */
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
    // EPERM: it lives, under another user.
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
  // A record of an earlier version has no name space. Only its living process is believed.
  const isEarlier = holder.boot === null && holder.pid > 0 && holder.pid !== process.pid;
  if (!isSameSpace && !isEarlier) return 'unknown';
  const life = lifeByPid(holder);
  return isEarlier && life === 'dead' ? 'unknown' : life;
}
