import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keyboardOf } from './keyboard.ts';
import { Finder } from './locator.ts';
import { Tab } from './tab.ts';

/** The result of `waitForEvent('download')`. */
interface Download {
  suggestedFilename(): string;
  path(): Promise<string>;
  saveAs(path: string): Promise<void>;
}
interface Loaded {
  url(): string;
}

/** Factor for time limits: WebKit under WebDriver is slower than Chromium. */
const SLOWER = 3;

/** Repeats a question until its answer isn't `undefined`. */
async function wait<T>(
  what: string,
  ask: () => T | undefined | Promise<T | undefined>,
  ms: number,
): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what} never came.`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/**
 * The part of playwright's Page that the journeys of tests/fast/journeys use and WebDriver can offer. It can't change or hold
 * requests, or run scripts before those of the page, so journeys that need this only run in Chromium.
 */
export class Page extends Finder {
  #scripts: [script: string, arg: unknown][] = [];
  #visited = new Set<string>();
  readonly keyboard = keyboardOf(this.tab);
  readonly mouse = {
    move: async (x: number, y: number) => {
      await this.tab.perform('pointer', [{ type: 'pointerMove', x, y, duration: 0 }]);
    },
  };

  /** The journeys set limits for Chromium; here every question to the page is a command over HTTP. */
  setDefaultTimeout(ms: number) {
    this.tab.timeout = ms * SLOWER;
  }

  /** Runs once on each origin before its first page, which is enough for storage but for nothing else. */
  async addInitScript<A>(script: (arg: A) => void, arg?: A) {
    this.#scripts.push([String(script), arg]);
    this.#visited.clear();
  }

  async goto(address: string) {
    const { origin } = new URL(address);
    if (this.#scripts.length > 0 && !this.#visited.has(origin)) {
      // An address of the origin without a page, so that none of our scripts runs yet.
      await this.tab.send('POST', '/url', { url: `${origin}/nothing-here.txt` });
      for (const [script, arg] of this.#scripts)
        await this.tab.run(undefined, `(_, arg) => (${script})(arg)`, arg);
      this.#visited.add(origin);
    }
    await this.tab.send('POST', '/url', { url: address });
    await this.#look();
  }
  async reload({ waitUntil }: { waitUntil?: 'networkidle' } = {}) {
    await this.tab.send('POST', '/refresh', {});
    await this.#look();
    if (waitUntil) await this.waitForLoadState(waitUntil);
  }
  async goBack() {
    await this.tab.send('POST', '/back', {});
    await this.#look();
  }
  async goForward() {
    await this.tab.send('POST', '/forward', {});
    await this.#look();
  }
  #look = () => this.tab.until('Opening', undefined, () => true);

  /** The address at the last answer of the page; the call also asks the page for its current address. */
  url(): string {
    this.#look().catch(() => undefined);
    return this.tab.href;
  }
  title = () => this.tab.send<string>('GET', '/title');
  async waitForURL(pattern: RegExp) {
    await this.tab.until(
      `${pattern}`,
      undefined,
      `(_, [source, flags]) =>
      new RegExp(source, flags).test(location.href) || { notYet: 'elsewhere' }`,
      [pattern.source, pattern.flags],
    );
  }

  evaluate<T, A>(ask: ((arg: A) => T | Promise<T>) | string, arg?: A): Promise<T> {
    const called = typeof ask === 'string' ? `() => (${ask})` : `(_, arg) => (${ask})(arg)`;
    return this.tab.run(undefined, called, arg);
  }
  async waitForFunction<A>(ask: (arg: A) => unknown, arg?: A) {
    await this.tab.until(
      'A condition',
      undefined,
      `async (_, arg) =>
      (await (${ask})(arg)) ? true : { notYet: 'false' }`,
      arg,
    );
  }

  on(event: string, listener: (loaded: Loaded) => void) {
    if (event === 'request') this.#listeners.set(listener, this.#listen(listener));
  }
  off(_event: string, listener: (loaded: Loaded) => void) {
    this.#listeners.get(listener)?.();
  }
  readonly #listeners = new Map<unknown, () => void>();
  #listen(listener: (loaded: Loaded) => void) {
    const hear = (url: string) => listener({ url: () => url });
    this.tab.onResource.add(hear);
    return () => this.tab.onResource.delete(hear);
  }
  /** The session accepts all dialogs of the browser (see its capabilities), so the listener is not needed. */
  once(event: 'dialog') {
    if (event !== 'dialog') throw new Error(`WebDriver has no event «${event}».`);
  }

  async waitForResponse(isIt: (loaded: Loaded) => boolean) {
    let url: string | undefined;
    const stop = this.#listen((loaded) => {
      if (isIt(loaded)) url = loaded.url();
    });
    await wait(
      'The answer',
      async () => {
        await this.#look();
        return url;
      },
      this.tab.timeout,
    );
    stop();
    return { finished: async () => null };
  }
  async waitForEvent(_event: 'download'): Promise<Download> {
    const before = new Set(this.tab.downloaded());
    const fresh = () => this.tab.downloaded().find((name) => !before.has(name));
    const name = await wait('The download', fresh, this.tab.timeout);
    const file = join(this.tab.session.downloads, name);
    return {
      suggestedFilename: () => name,
      path: async () => file,
      saveAs: async (path) => copyFileSync(file, path),
    };
  }

  context() {
    return {
      newPage: async (): Promise<Page> => {
        const { handle } = await this.tab.session.send<{ handle: string }>('POST', '/window/new', {
          type: 'tab',
        });
        return new Page(new Tab(this.tab.session, handle));
      },
      /** A tab that the page opens. */
      waitForEvent: async (_event: 'page'): Promise<Page> => {
        const handles = () => this.tab.session.send<string[]>('GET', '/window/handles');
        const before = await handles();
        const find = async () => (await handles()).find((handle) => !before.includes(handle));
        const opened = await wait('The tab', find, this.tab.timeout);
        return new Page(new Tab(this.tab.session, opened));
      },
    };
  }

  /** Waits until the page has loaded nothing for half a second. */
  async waitForLoadState(_state: 'networkidle') {
    let last = Date.now();
    const stop = this.#listen(() => {
      last = Date.now();
    });
    await wait(
      'Quiet',
      async () => {
        await this.#look();
        return Date.now() - last > 500 || undefined;
      },
      this.tab.timeout,
    );
    stop();
  }

  /** Sets the size of the page; the window is higher by its own bar. */
  async setViewportSize({ width, height }: { width: number; height: number }) {
    const size = () => this.evaluate(() => [innerWidth, innerHeight] as const);
    await this.tab.send('POST', '/window/rect', { width, height });
    const [, inner] = await size();
    await this.tab.send('POST', '/window/rect', { width, height: height * 2 - inner });
  }
  async screenshot({ path }: { path: string }) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(await this.tab.send<string>('GET', '/screenshot'), 'base64'));
  }
  async close() {
    await this.tab.send('DELETE', '/window');
  }
}
