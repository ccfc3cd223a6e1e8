/**
 * Keeps two processes away from one data folder, in other containers and on other machines too: the embedded database
 * has no lock of its own and would silently lose rows. The lock is a file that names its holder and is touched every two
 * seconds. A holder of this machine is asked through its socket; of any other one, a lock that isn't touched for twelve
 * seconds is taken over. Staleness is a value that stays the same, so clocks may differ.
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
import { serverTexts } from '../../texts';
import { createHeartbeat, type Heartbeat } from './heartbeat';
import { type Found, type Holder, lifeOf, ownHolder, readHolder } from './holder';

const LOOK_MS = 500;
/** Looks without a heartbeat until a lock is stale: counted, so that a pause of this process is no silence of the other. */
const LOOKS = 24;
/** The holder itself asks again before it works after this long: well before another process may take over. */
const FRESH_MS = 5000;

export interface FolderLock {
  /**
   * To be called before every statement.
   * @throws Error when the lock can't be confirmed now; ends the process when it was lost
   */
  confirm(): void;
  release(): Promise<void>;
}

const heldHere = new Set<string>();
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Gives a file a second name that nobody else has. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    // ENOENT: another process has tidied up.
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** One attempt of this process at one folder. */
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

  /** Each stale lock has one successor only, decided by who creates its name first. */
  private readonly successor = (nonce: string) => `${this.file}.after-${nonce}`;

  /** The holder: of a takeover that was interrupted, the last successor. */
  private current(): Found | undefined {
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
    // The lock may have passed on, and its successors been tidied away, since it was found stale.
    if (!this.isOwn()) {
      rmSync(name, { force: true });
      return false;
    }
    renameSync(this.draft, this.file);
    if (stale.socket) rmSync(join(this.folder, stale.socket), { force: true });
    return this.isOwn();
  }

  /** Waits until the holder is seen alive or has been silent for long enough. */
  private async isSilent({ holder, beat }: Found): Promise<boolean> {
    this.say(serverTexts.folderWatched(this.folder, (LOOKS * LOOK_MS) / 1000));
    for (let look = 0; look < LOOKS; look++) {
      await pause(LOOK_MS);
      const now = this.current();
      if (now?.holder.nonce !== holder.nonce) return false;
      if (now.beat !== beat) throw this.inUse(holder);
    }
    return true;
  }

  private readonly inUse = ({ pid, host }: Holder) =>
    new Error(serverTexts.folderInUse(this.folder, pid, host === this.own.host ? undefined : host));

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

  /** Drafts and decided successions; another attempt that misses its own begins again. */
  tidy(): void {
    for (const name of readdirSync(this.folder))
      if (/^parvis\.lock\.(draft|after)-/.test(name)) rmSync(join(this.folder, name), { force: true });
  }

  giveUp = (): void => rmSync(this.draft, { force: true });
}

/** A lock that is held, with its heartbeat. */
function held(claim: Claim, heartbeat: Heartbeat, folder: string, end: () => Promise<void>): FolderLock {
  const descriptor = openSync(claim.file, 'r+');
  const sentence = serverTexts.folderLost(folder);
  heartbeat.start({ file: claim.file, nonce: claim.own.nonce, descriptor, sentence });
  heartbeat.confirm();
  return {
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
 * Takes the folder for this process.
 * @param say hears why the start takes longer than usual
 * @throws Error with a sentence for the operator when another live process holds it
 */
export async function lockFolder(
  folder: string,
  say: (line: string) => void = () => {},
): Promise<FolderLock> {
  const key = resolve(folder);
  if (heldHere.has(key)) throw new Error(serverTexts.folderInUse(key, process.pid));
  heldHere.add(key);
  mkdirSync(key, { recursive: true, mode: 0o700 });
  // A socket's path may have 100 letters only: through the open folder it is short.
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
