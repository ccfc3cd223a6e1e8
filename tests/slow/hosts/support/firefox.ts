/*
 * A real Firefox, driven by WebDriver BiDi over its own WebSocket, because Playwright does not drive distributions'
 * builds. Its profile is in a temporary folder that is deleted with the browser.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { inPage } from './inPage.ts';

type Json = Record<string, unknown>;

interface Evaluation {
  type: string;
  result: Json;
  exceptionDetails?: { text: string };
}

/** Sends commands and passes on the events of Firefox. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  #last = 0;

  constructor(socket: WebSocket, onEvent: (method: string, params: Json) => void) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === 'event') return onEvent(message.method, message.params);
      const asked = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === 'success') asked?.resolve(message.result);
      else asked?.reject(new Error(`${message.error}: ${message.message}`));
    });
  }

  send<Answer = Json>(method: string, params: Json = {}): Promise<Answer> {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }
}

export interface Firefox {
  version: string;
  /** Errors and warnings of the console, with uncaught errors. */
  complaints: string[];
  /** Every request, `GET http://…`. */
  requests: string[];
  goto(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page. Promises are awaited. */
  value<T>(expression: string): Promise<T>;
  /** Waits until the expression is true. */
  until(expression: string): Promise<void>;
  /** Waits for a button, link or field by its role or tag and its accessible name, then clicks it with the mouse. */
  click(kind: string, name: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: keyof typeof keys): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}

/** The keys by WebDriver's names. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', End: '\uE010' } as const;

/** Preferences: Firefox makes no requests of its own, and window.print() writes a file. */
function preferences(folder: string): string {
  const values = {
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'toolkit.telemetry.enabled': false,
    'app.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,',
    'browser.safebrowsing.downloads.remote.enabled': false,
    'intl.accept_languages': 'fr',
    'ui.prefersReducedMotion': 1,
    'print.always_print_silent': true,
    print_printer: 'Mozilla Save to PDF',
    'print.printer_Mozilla_Save_to_PDF.print_to_file': true,
    'print.printer_Mozilla_Save_to_PDF.print_to_filename': join(folder, 'printed.pdf'),
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');
}

async function start(command: string, profile: string): Promise<{ child: ChildProcess; address: string }> {
  const flags = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ];
  const child = spawn(command, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return { child, address };
  }
  throw new Error('Firefox ended before it listened.');
}

export async function launchFirefox(command: string): Promise<Firefox & { printed: string }> {
  const profile = mkdtempSync(join(tmpdir(), 'parvis-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences(profile));
  const { child, address } = await start(command, profile);
  const complaints: string[] = [];
  const requests: string[] = [];
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox takes no connection.')));
  });
  const connection = new Connection(socket, (method, params) => {
    if (method === 'log.entryAdded' && /warn|error/.test(String(params.level)))
      complaints.push(String(params.text));
    const { request } = params as { request?: { method: string; url: string } };
    if (request) requests.push(`${request.method} ${request.url}`);
  });
  const close = async () => {
    socket.close();
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(profile, { recursive: true, force: true });
  };
  const { capabilities } = await connection.send<{ capabilities: { browserVersion: string } }>(
    'session.new',
    {
      capabilities: {},
    },
  );
  await connection.send('session.subscribe', { events: ['log.entryAdded', 'network.beforeRequestSent'] });
  await connection.send('script.addPreloadScript', { functionDeclaration: inPage.toString() });
  const { contexts } = await connection.send<{ contexts: [Json] }>('browsingContext.getTree');
  const tab = tabOf(connection, contexts[0].context);
  const printed = join(profile, 'printed.pdf');
  return { version: capabilities.browserVersion, complaints, requests, printed, ...tab, close };
}

function keyActions(typed: string): Json {
  const actions = [...typed].flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: key })));
  return { type: 'key', id: 'keyboard', actions };
}

function clickActions(x: number, y: number): Json {
  const actions = [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

function tabOf(connection: Connection, context: unknown) {
  async function evaluate(expression: string): Promise<Json> {
    const { type, result, exceptionDetails } = await connection.send<Evaluation>('script.evaluate', {
      expression: `Promise.resolve(${expression})`,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(`${exceptionDetails?.text} in ${expression}`);
    return result;
  }
  const value = async <T>(expression: string): Promise<T> => {
    // Plain values of any depth, without BiDi's notation.
    const { value: json } = await evaluate(`(async () => JSON.stringify(await (${expression})))()`);
    return json === undefined ? (undefined as T) : JSON.parse(String(json));
  };
  const until = async (expression: string) => {
    await value(`parvisTest.until(() => ${expression}, ${JSON.stringify(expression)})`);
  };
  const perform = (actions: Json[]) => connection.send('input.performActions', { context, actions });
  const keyboard = (typed: string) => perform([keyActions(typed)]);
  const click = async (kind: string, name: string) => {
    const found = `parvisTest.shown(${JSON.stringify(kind)}, ${JSON.stringify(name)})`;
    await until(`${found} !== undefined`);
    const { x, y } = await value<{ x: number; y: number }>(`parvisTest.middleOf(${found})`);
    await perform([clickActions(x, y)]);
  };
  return {
    value,
    until,
    click,
    goto: async (url: string) => {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    type: async (text: string) => void (await keyboard(text)),
    press: async (key: keyof typeof keys) => void (await keyboard(keys[key])),
    resize: async (width: number, height: number) => {
      await connection.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    picture: async (path: string) => {
      mkdirSync(dirname(path), { recursive: true });
      const { data } = await connection.send('browsingContext.captureScreenshot', { context });
      writeFileSync(path, Buffer.from(String(data), 'base64'));
    },
  };
}
