/** Asks the process that holds a folder how it is, over the socket of its lock. Nothing in the folder is changed. */
import { closeSync, openSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lifeOf, readHolder } from './holder';

/** Longer than from one heartbeat to the next. */
const BEAT_MS = 2500;

/** The process that holds a folder. */
export interface Held {
  pid: number;
  host: string;
  /** Empty where that process has no answer: an earlier version, or a command that works in the folder. */
  answer: string;
}

function ask(path: string, question: string, milliseconds: number): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = createConnection(path);
    const end = (text: string) => {
      socket.destroy();
      done(text);
    };
    socket.setEncoding('utf8');
    socket.setTimeout(milliseconds, () => end(''));
    socket.once('connect', () => socket.write(`${question}\n`));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.once('end', () => end(answer));
    socket.once('error', () => end(''));
  });
}

/** The process that holds the folder, with its answer; undefined where none does. @throws Error of the file system */
export async function askHolder(
  folder: string,
  question: string,
  milliseconds: number,
): Promise<Held | undefined> {
  const key = resolve(folder);
  const file = join(key, 'parvis.lock');
  const found = readHolder(file);
  if (!found) return undefined;
  // A socket's path is limited to about 100 characters; the path through the open folder is short.
  const entry = process.platform === 'linux' ? openSync(key, 'r') : undefined;
  const pathOf = (name: string) => (entry === undefined ? join(key, name) : `/proc/self/fd/${entry}/${name}`);
  try {
    const { pid, host, socket } = found.holder;
    const life = await lifeOf(found.holder, pathOf);
    if (life === 'dead') return undefined;
    if (life === 'unknown') {
      await pause(BEAT_MS);
      if (readHolder(file)?.beat === found.beat) return undefined;
    }
    const answer = life === 'alive' && socket ? await ask(pathOf(socket), question, milliseconds) : '';
    return { pid, host, answer };
  } finally {
    if (entry !== undefined) closeSync(entry);
  }
}
