/** The main thread's side of heartbeatThread.mjs. */
import { Worker } from 'node:worker_threads';

/** Answers a question that another process of this machine asks over the socket. */
export type Answerer = (question: string) => Promise<string>;

export interface Heartbeat {
  isListening: boolean;
  /** Until then, questions get an empty answer. */
  onAsked(answer: Answerer): void;
  /** Starts the heartbeat. */
  start(lock: { file: string; nonce: string; descriptor: number; sentence: string }): void;
  /** Milliseconds since the lock was last confirmed, by whichever clock gives the larger value. */
  age(): number;
  /** Records that the main thread itself confirmed the lock. */
  confirm(): void;
  stop(): Promise<unknown>;
}

/** @param socket where to listen, if the file system and the length of the path allow it */
export async function createHeartbeat(socket: string | null): Promise<Heartbeat> {
  const beats = new SharedArrayBuffer(16);
  const confirmed = new BigInt64Array(beats);
  const worker = new Worker(new URL('./heartbeatThread.mjs', import.meta.url), {
    workerData: { socket, beats },
    execArgv: [],
  });
  const isListening = await new Promise<boolean>((done, fail) => {
    worker.once('message', (message: { isListening: boolean }) => done(message.isListening));
    worker.once('error', fail);
  });
  let answer: Answerer = async () => '';
  worker.on('message', ({ id, question }: { id: number; question: string }) => {
    const reply = (text: string) => worker.postMessage({ id, answer: text });
    answer(question).then(reply, () => reply(''));
  });
  // Without its thread the lock goes stale, and `age` shows it.
  worker.on('error', (error) => console.error(error));
  worker.unref();
  return {
    isListening,
    onAsked: (next) => {
      answer = next;
    },
    start: (lock) => worker.postMessage(lock),
    age: () => {
      const monotonic = Number(process.hrtime.bigint() - Atomics.load(confirmed, 0)) / 1e6;
      return Math.max(monotonic, Date.now() - Number(Atomics.load(confirmed, 1)));
    },
    confirm: () => {
      Atomics.store(confirmed, 0, process.hrtime.bigint());
      Atomics.store(confirmed, 1, BigInt(Date.now()));
    },
    stop: () => worker.terminate(),
  };
}
