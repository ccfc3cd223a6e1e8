/*
 * The thread that keeps a folder's lock alive while the main thread is busy, which PGlite can cause for seconds. It
 * listens on the socket of the folder and changes the lock's modification time every two seconds. If another process
 * has taken over the lock, it ends this process at once, because the embedded database would write into files that it
 * no longer owns. A process that writes a line into the socket asks how this one is: the main thread answers. It is plain
 * JavaScript: a thread starts without the main thread's loader, and the build copies it as it is.
 */
import { chmodSync, futimesSync, readFileSync, writeSync } from 'node:fs';
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

/** Milliseconds for a question, and for its answer, which the main thread may give late. */
const QUESTION_MS = 2000;
const ANSWER_MS = 30_000;
/** Letters of a question at most. */
const QUESTION_MAX = 100;

/** The connections that wait for an answer. */
const asking = new Map();
let asked = 0;

/** Most callers only connect, which shows them that this process lives. */
function listenTo(connection) {
  let text = '';
  connection.setEncoding('utf8');
  connection.setTimeout(QUESTION_MS, () => connection.destroy());
  connection.on('error', () => {});
  connection.on('data', (part) => {
    text += part;
    if (text.length > QUESTION_MAX) connection.destroy();
    if (!text.includes('\n') || connection.destroyed) return;
    connection.removeAllListeners('data');
    connection.setTimeout(ANSWER_MS);
    const id = ++asked;
    asking.set(id, connection);
    connection.once('close', () => asking.delete(id));
    parentPort.postMessage({ id, question: text.trim() });
  });
}

let timer;
parentPort.on('message', (message) => {
  if ('answer' in message) {
    asking.get(message.id)?.end(message.answer);
    return;
  }
  clearInterval(timer);
  beat(message);
  timer = setInterval(() => beat(message), BEAT_MS);
});

function tellListening() {
  try {
    chmodSync(socket, 0o600);
  } catch {
    // The folder is for its owner alone, also where the file system has no modes.
  }
  parentPort.postMessage({ isListening: true });
}

const server = createServer(listenTo);
// Some file systems have no sockets and some paths are too long for one; then only the heartbeat is left.
server.once('error', () => parentPort.postMessage({ isListening: false }));
if (socket) server.listen(socket, tellListening);
else parentPort.postMessage({ isListening: false });
