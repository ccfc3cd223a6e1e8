import { readdirSync } from 'node:fs';
import type { Session } from './driver.ts';
import { ENGINE, type Engine, installation } from './engine.ts';

/** Runs in the page with the elements that the selector found (none without a selector), an argument, and the engine. */
export type InPage<T, A = undefined> = (found: Element[], arg: A, engine: Engine) => T | Promise<T>;

interface Answer {
  value?: unknown;
  error?: string;
  isMissing?: true;
  href: string;
  resources: string[];
  complaints: string[];
  violations: string[];
}

/** The answer of a function in the page that should be called again. */
export interface NotYet {
  notYet: string;
}

/** A tab of a session: runs functions in its page, and knows the requests and complaints of the page. */
export class Tab {
  readonly session: Session;
  readonly #handle: string;
  static readonly #current = new WeakMap<Session, string>();
  /** The address at the last answer of the page. */
  href = 'about:blank';
  timeout = 8000;
  /** Warnings and errors of the console since the page was loaded. */
  readonly complaints: string[] = [];
  /** Violations of the page's policy. */
  readonly violations: string[] = [];
  /** Called with the address of every file that the page has loaded. */
  readonly onResource = new Set<(url: string) => void>();
  #resources = 0;
  #origin = 0;

  constructor(session: Session, handle: string) {
    this.session = session;
    this.#handle = handle;
  }

  /** Sends a command to this tab. */
  async send<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    if (Tab.#current.get(this.session) !== this.#handle) {
      Tab.#current.set(this.session, this.#handle);
      await this.session.send('POST', '/window', { handle: this.#handle });
    }
    return this.session.send<T>(method, path, body);
  }

  async run<T, A>(selector: string | undefined, inPage: InPage<T, A> | string, arg?: A): Promise<T> {
    const script = `const [selector, arg, seen, done] = arguments;
      const engine = globalThis[${JSON.stringify(ENGINE)}];
      if (!engine) return done({ isMissing: true, resources: [] });
      const entries = performance.getEntriesByType('resource');
      const news = (origin) => entries.slice(origin === performance.timeOrigin ? seen[1] : 0);
      const page = () => ({ complaints: engine.complaints.splice(0), violations: engine.violations.splice(0), href: location.href, origin: performance.timeOrigin, count: entries.length,
        resources: news(seen[0]).map(({ name }) => name) });
      (async () => {
        const found = selector === null ? [] : engine.querySelectorAll(engine.parseSelector(selector), document);
        return (${inPage})(found, arg, engine);
      })().then((value) => done({ value, ...page() }), (error) => done({ error: String(error), ...page() }));`;
    const args = [selector ?? null, arg ?? null, [this.#origin, this.#resources]];
    const answer = await this.send<Answer & { origin: number; count: number }>('POST', '/execute/async', {
      script,
      args,
    });
    if (answer.isMissing) {
      await this.send('POST', '/execute/sync', { script: installation(), args: [] });
      return this.run(selector, inPage, arg);
    }
    this.href = answer.href;
    this.#origin = answer.origin;
    this.#resources = answer.count;
    for (const url of answer.resources) for (const listener of this.onResource) listener(url);
    this.complaints.push(...answer.complaints);
    this.violations.push(...answer.violations);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as T;
  }

  /** Repeats the question while the page answers «not yet» or changes to the next page. */
  async until<T, A>(
    what: string,
    selector: string | undefined,
    inPage: InPage<T | NotYet, A> | string,
    arg?: A,
    timeout = this.timeout,
  ): Promise<T> {
    const end = Date.now() + timeout;
    for (;;) {
      const answer = await this.run<T | NotYet, A>(selector, inPage, arg).catch((error: Error) => {
        if (/javascript error|no such window|timeout|unknown/i.test(error.message))
          return { notYet: error.message };
        throw error;
      });
      const notYet = (answer as NotYet | null | undefined)?.notYet;
      if (notYet === undefined) return answer as T;
      if (Date.now() > end) throw new Error(`${what}: ${notYet}, for ${timeout} ms at ${this.href}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  /** Presses keys or moves the pointer, in the notation of WebDriver. */
  perform(type: 'key' | 'pointer', actions: object[]): Promise<unknown> {
    const source =
      type === 'key' ? { type, id: 'keyboard' } : { type, id: 'mouse', parameters: { pointerType: 'mouse' } };
    return this.send('POST', '/actions', { actions: [{ ...source, actions }] });
  }

  /** The names of complete downloads. */
  downloaded(): string[] {
    return readdirSync(this.session.downloads).filter((name) => !name.endsWith('.wkdownload'));
  }
}
