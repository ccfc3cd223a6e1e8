/*
 * Runs the reference server in a worker of the page: the same app as behind a socket, on a database in memory that ends with
 * the tab. The worker keeps the page responsive while the database works.
 */
import type { FromWorker, ToWorker } from '../messages';
import { Buffer } from './node/bytes';

/** Works like Node's: it runs after pending work, without the four milliseconds that nested timers take in a browser. */
function setImmediate(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/** Provides the Node globals that the server relies on. Must be called before the server is loaded. */
function provideNodeGlobals(): void {
  Object.assign(globalThis, { Buffer, setImmediate });
}

const tell = (message: FromWorker, transfer: Transferable[] = []) => postMessage(message, { transfer });

const running = new Map<number, AbortController>();
type Serve = (request: Request) => Promise<Response>;

async function start(): Promise<Serve> {
  provideNodeGlobals();
  const { startWorkerServer: startServer } = await import('./startWorkerServer');
  return startServer((loaded) => tell({ loaded }));
}

const serving = start();
serving.then(
  () => tell({ ready: true }),
  (error: unknown) =>
    tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
);

async function answer({ id, path, method, headers, body }: Extract<ToWorker, { call: unknown }>['call']) {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const serve = await serving;
    const { signal } = controller;
    const reply = await serve(new Request(new URL(path, location.origin), { method, headers, body, signal }));
    const bytes = await reply.arrayBuffer();
    if (signal.aborted) return tell({ lost: id });
    tell({ answer: { id, status: reply.status, headers: [...reply.headers], body: bytes } }, [bytes]);
  } catch {
    tell({ lost: id });
  } finally {
    running.delete(id);
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('call' in data) void answer(data.call);
  else running.get(data.abort)?.abort();
});
