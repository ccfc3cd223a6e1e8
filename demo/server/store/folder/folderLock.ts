/**
 * Keeps two processes away from one data folder, in other containers and on other machines too: the embedded database
 * has no lock of its own and would silently lose rows. The lock is a file that names its holder and is touched every
 * two seconds. A holder on this machine is asked through its socket. A lock held elsewhere is taken over when it
 * hasn't been touched for twelve seconds. A lock is stale when its value stays the same, so clocks may differ.
 */
import {
  closeSync,
  futimesSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storeTexts } from '../database/texts';
import { type Answerer, createHeartbeat, type Heartbeat } from './heartbeat';
import { type Holder, type HolderState, lifeOf, ownHolder, readHolder } from './holder';

const LOOK_MS = 500;
/**
 * Checks without a heartbeat until a lock is stale. They are counted, so that a pause of this process isn't taken for
 * silence of the other.
 */
const LOOKS = 24;
/**
 * After this long without a confirmation the holder checks its lock before it works, well before another process may
 * take it over.
 */
const FRESH_MS = 5000;

export interface FolderLock {
  /**
   * Must be called before every statement.
   * @throws Error when the lock can't be confirmed now; ends the process when it was lost
   */
  confirm(): void;
  /** Answers other processes of this machine that ask how this one is, see askHolder.ts. */
  onAsked(answer: Answerer): void;
  release(): Promise<void>;
}

const heldHere = new Set<string>();
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Gives a file a second name that is unique. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    // ENOENT: another process has cleaned up.
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** One attempt of this process to take a folder. */
class Claim {
  private readonly draft: string;

  constructor(
    private readonly folder: string,
    readonly file: string,
    readonly own: Holder,
    private readonly say: (line: string) => void,
  ) {
    this.draft = `${file}.draft-${own.nonce}`;
  }

  /** Each stale lock has exactly one successor: the process that creates its name first. */
  private readonly successor = (nonce: string) => `${this.file}.after-${nonce}`;

  /** The current holder; after an interrupted takeover, that is the last successor. */
  private current(): HolderState | undefined {
    let found = readHolder(this.file);
    while (found) {
      const next = readHolder(this.successor(found.holder.nonce));
      if (!next) break;
      found = next;
    }
    return found;
  }

  isOwn = (): boolean => this.current()?.holder.nonce === this.own.nonce;

  private succeed(stale: Holder): boolean {
    const name = this.successor(stale.nonce);
    if (!linked(this.draft, name)) return false;
    // Since it was found stale, the lock may have been taken over and its successors cleaned up.
    if (!this.isOwn()) {
      rmSync(name, { force: true });
      return false;
    }
    renameSync(this.draft, this.file);
    if (stale.socket) rmSync(join(this.folder, stale.socket), { force: true });
    return this.isOwn();
  }

  /** Waits until the holder shows that it is alive, or has been silent for long enough. */
  private async isSilent({ holder, beat }: HolderState): Promise<boolean> {
    this.say(storeTexts.folderWatched(this.folder, (LOOKS * LOOK_MS) / 1000));
    for (let look = 0; look < LOOKS; look++) {
      await pause(LOOK_MS);
      const now = this.current();
      if (now?.holder.nonce !== holder.nonce) return false;
      if (now.beat !== beat) throw this.inUse(holder);
    }
    return true;
  }

  private readonly inUse = ({ pid, host }: Holder) =>
    new Error(storeTexts.folderInUse(this.folder, pid, host === this.own.host ? undefined : host));

  /** @throws Error when another process holds the folder */
  async take(pathOf: (socket: string) => string): Promise<void> {
    for (;;) {
      writeFileSync(this.draft, JSON.stringify(this.own), { mode: 0o600 });
      if (linked(this.draft, this.file)) break;
      const found = this.current();
      if (!found) continue;
      const life = await lifeOf(found.holder, pathOf);
      if (life === 'alive') throw this.inUse(found.holder);
      if (life === 'unknown' && !(await this.isSilent(found))) continue;
      if (this.succeed(found.holder)) break;
    }
    this.tidy();
  }

  /** Removes drafts and finished takeovers; another attempt that loses its draft starts over. */
  tidy(): void {
    for (const name of readdirSync(this.folder))
      if (/^parvis\.lock\.(draft|after)-/.test(name)) rmSync(join(this.folder, name), { force: true });
  }

  giveUp = (): void => rmSync(this.draft, { force: true });
}

/** A lock that is held, with its heartbeat. */
function held(claim: Claim, heartbeat: Heartbeat, folder: string, end: () => Promise<void>): FolderLock {
  const descriptor = openSync(claim.file, 'r+');
  const sentence = storeTexts.folderLost(folder);
  heartbeat.start({ file: claim.file, nonce: claim.own.nonce, descriptor, sentence });
  heartbeat.confirm();
  return {
    onAsked: heartbeat.onAsked,
    confirm() {
      if (heartbeat.age() < FRESH_MS) return;
      if (!claim.isOwn()) {
        console.error(sentence);
        process.exit(1);
      }
      futimesSync(descriptor, new Date(), new Date());
      heartbeat.confirm();
    },
    async release() {
      await heartbeat.stop();
      closeSync(descriptor);
      if (claim.isOwn()) rmSync(claim.file, { force: true });
      await end();
    },
  };
}

/**
 * Locks the folder for this process.
 * @param say called with the reason when the start takes longer than usual
 * @throws Error with a sentence for the operator when another live process holds it
 */
export async function lockFolder(
  folder: string,
  say: (line: string) => void = () => {},
): Promise<FolderLock> {
  const key = resolve(folder);
  if (heldHere.has(key)) throw new Error(storeTexts.folderInUse(key, process.pid));
  heldHere.add(key);
  mkdirSync(key, { recursive: true, mode: 0o700 });
  // A socket's path is limited to about 100 characters; the path through the open folder is short.
  const entry = process.platform === 'linux' ? openSync(key, 'r') : undefined;
  const pathOf = (name: string) => (entry === undefined ? join(key, name) : `/proc/self/fd/${entry}/${name}`);
  const own = ownHolder(null);
  const socket = `parvis-${own.nonce}.sock`;
  const heartbeat = await createHeartbeat(pathOf(socket));
  const end = async () => {
    await heartbeat.stop();
    rmSync(join(key, socket), { force: true });
    if (entry !== undefined) closeSync(entry);
    heldHere.delete(key);
  };
  const holder = { ...own, socket: heartbeat.isListening ? socket : null };
  const claim = new Claim(key, join(key, 'parvis.lock'), holder, say);
  try {
    await claim.take(pathOf);
    return held(claim, heartbeat, key, end);
  } catch (error) {
    claim.giveUp();
    await end();
    throw error;
  }
}
