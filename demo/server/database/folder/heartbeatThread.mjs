/*
 * The thread that keeps a folder's lock alive while the main thread is busy, as PGlite makes it for seconds. It listens
 * on the socket of the folder and changes the lock's time of modification every two seconds. If another process has
 * taken the lock over, it ends this process at once: the embedded database would write into files it no longer owns.
 * Plain JavaScript: a thread starts without the loader of the main thread, and the build copies this file as it is.
 */
import { futimesSync, readFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const BEAT_MS = 2000;
const { socket, beats } = workerData;
/** When the lock was last confirmed, by the clock that never goes back and by the clock on the wall. */
const confirmed = new BigInt64Array(beats);

const isOwn = (file, nonce) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).nonce === nonce;
  } catch (error) {
    // A disk that doesn't answer proves nothing; a missing or damaged file does.
    return error instanceof SyntaxError || error.code === 'ENOENT' ? false : undefined;
  }
};

function beat({ file, nonce, descriptor, sentence }) {
  const own = isOwn(file, nonce);
  if (own === false) {
    writeSync(2, `${sentence}\n`);
    process.kill(process.pid, 'SIGKILL');
  }
  if (!own) return;
  try {
    // Through the open file: after a takeover this is no longer the lock, so a late heartbeat can't revive it.
    futimesSync(descriptor, new Date(), new Date());
  } catch {
    return;
  }
  Atomics.store(confirmed, 0, process.hrtime.bigint());
  Atomics.store(confirmed, 1, BigInt(Date.now()));
}

let timer;
parentPort.on('message', (lock) => {
  clearInterval(timer);
  beat(lock);
  timer = setInterval(() => beat(lock), BEAT_MS);
});

const server = createServer((connection) => connection.destroy());
// Some file systems have no sockets, and some paths are too long for one: the heartbeat alone remains.
server.once('error', () => parentPort.postMessage({ isListening: false }));
if (socket) server.listen(socket, () => parentPort.postMessage({ isListening: true }));
else parentPort.postMessage({ isListening: false });
