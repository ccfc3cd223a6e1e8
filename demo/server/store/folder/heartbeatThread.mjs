/*
 * The thread that keeps a folder's lock alive while the main thread is busy, which PGlite can cause for seconds. It
 * listens on the socket of the folder and changes the lock's modification time every two seconds. If another process
 * has taken over the lock, it ends this process at once, because the embedded database would write into files that it
 * no longer owns. It is plain JavaScript: a thread starts without the main thread's loader, and the build copies it as
 * it is.
 */
import { futimesSync, readFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const BEAT_MS = 2000;
const { socket, beats } = workerData;
/** When the lock was last confirmed, by the monotonic clock and by the wall clock. */
const confirmed = new BigInt64Array(beats);

const isOwn = (file, nonce) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).nonce === nonce;
  } catch (error) {
    // A disk that doesn't answer proves nothing, but a missing or damaged file does.
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
    // Writes through the open file: after a takeover it is no longer the lock, so a late heartbeat can't revive it.
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
// Some file systems have no sockets and some paths are too long for one; then only the heartbeat is left.
server.once('error', () => parentPort.postMessage({ isListening: false }));
if (socket) server.listen(socket, () => parentPort.postMessage({ isListening: true }));
else parentPort.postMessage({ isListening: false });
