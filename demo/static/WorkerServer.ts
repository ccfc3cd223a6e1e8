import type { FromWorker, ToWorker, WorkerAnswer, WorkerCall } from './messages';

export type WorkerState = { kind: 'loading'; loaded: number } | { kind: 'ready' } | { kind: 'failed' };

interface Waiting {
  resolve(response: Response): void;
  reject(reason: unknown): void;
}

const lost = () => new TypeError('Failed to fetch');
/** Responses with these statuses can't have a body. */
const isBodiless = (status: number) => status === 204 || status === 205 || status === 304;

/**
 * The server in its worker, reached by `fetch`. Calls made before it is ready wait for it. When it fails, pending calls fail
 * as they do when the network fails.
 */
export class WorkerServer {
  #worker: Worker | undefined;
  #calls = 0;
  #waiting = new Map<number, Waiting>();

  /**
   * @param begin creates a worker
   * @param base the path in front of the server's own paths
   */
  constructor(
    private readonly begin: () => Worker,
    private readonly base: string,
    private readonly onState: (state: WorkerState) => void,
  ) {}

  /** Starts or restarts the server. */
  start(): void {
    this.#worker?.terminate();
    this.onState({ kind: 'loading', loaded: 0 });
    try {
      this.#worker = this.begin();
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#fail(event.message || 'the worker did not start');
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { signal, method, headers } = request;
    signal.throwIfAborted();
    if (!this.#worker) throw lost();
    const { pathname, search } = new URL(request.url);
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
    const id = ++this.#calls;
    const path = pathname.slice(this.base.length) + search;
    return new Promise<Response>((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(id);
        this.#say({ abort: id });
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp);
      this.#waiting.set(id, { resolve, reject });
      const call: WorkerCall = { id, path, method, headers: [...headers], body };
      this.#say({ call }, body ? [body] : []);
    });
  };

  #say(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  #hear(message: FromWorker): void {
    if ('answer' in message) this.#answer(message.answer);
    else if ('lost' in message) this.#take(message.lost)?.reject(lost());
    else if ('loaded' in message) this.onState({ kind: 'loading', loaded: message.loaded });
    else if ('ready' in message) this.onState({ kind: 'ready' });
    else this.#fail(message.failed);
  }

  #answer({ id, status, headers, body }: WorkerAnswer): void {
    this.#take(id)?.resolve(new Response(isBodiless(status) ? null : body, { status, headers }));
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #fail(reason: unknown): void {
    console.error('Parvis: the server of this page failed.', reason);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.onState({ kind: 'failed' });
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.reject(lost());
  }
}
