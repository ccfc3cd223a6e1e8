/**
 * Lets tests break the server on purpose: answers that fail, come late, are damaged, or wait for a signal. A pattern is
 * `GET /api/membres/*` or just a path; `*` stands for anything. The closing slash doesn't matter, and the query matters only
 * if the pattern has one (`GET /api/events/?*page=2*`). Only served when the app's options ask for it.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { App, Bindings } from '../../http/routeBase';

interface FailOptions {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** 1 by default. */
  times?: number;
}

/** `shape`: JSON of another shape. `drop`: the connection ends without an answer. */
type Garble = 'html' | 'truncated' | 'empty' | 'shape' | 'drop';

/** `search` is the query with its question mark, or ''. */
type Matcher = (request: string, search: string) => boolean;

interface Rule {
  matches: Matcher;
  left: number;
  apply(c: Context, next: () => Promise<void>): Promise<Response | undefined>;
}

const sourceOf = (pattern: string) => pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');

function matcher(pattern: string): Matcher {
  const [, method = '*', path = '*', query = '*'] =
    /^(?:([A-Z]+|\*) )?([^?]*)(?:\?(.*))?$/.exec(pattern) ?? [];
  const asked = new RegExp(`^${sourceOf(`${method} ${path.replace(/\/$/, '')}`)}/?$`);
  const sought = new RegExp(`^\\??${sourceOf(query)}$`);
  return (request, search) => asked.test(request) && sought.test(search);
}

/** Decodes the query; returns it unchanged if it isn't valid UTF-8. */
function readable(search: string): string {
  try {
    return decodeURIComponent(search);
  } catch {
    return search;
  }
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function garbled(c: Context, kind: Garble): Promise<Response> {
  if (kind === 'html') return c.html('<!doctype html><title>502</title><h1>Bad Gateway</h1>', 200);
  if (kind === 'empty') return c.body(null, 200);
  if (kind === 'shape') return c.json({ success: true, data: 42 });
  if (kind === 'truncated')
    return c.body('{"success": true, "data": [', 200, { 'content-type': 'application/json' });
  (c.env as Bindings).incoming?.socket?.destroy();
  return c.body(null, 503);
}

export class Controls {
  private rules: Rule[] = [];
  private held: (() => void)[] = [];
  private seen: string[] = [];

  /** Lets the next matching calls fail with this answer; 500 and a French message by default. */
  failNext(pattern: string, { status = 500, body, headers, times = 1 }: FailOptions = {}): void {
    const sent = body ?? { success: false, message: 'Erreur interne du serveur' };
    this.add(pattern, times, async (c) => c.json(sent as object, status as ContentfulStatusCode, headers));
  }

  /** Delays the answers to matching calls, until reset. */
  delay(pattern: string, ms: number, times = Number.POSITIVE_INFINITY): void {
    this.add(pattern, times, async (_c, next) => {
      await pause(ms);
      await next();
      return undefined;
    });
  }

  /** Gives the next matching calls an unreadable answer. */
  garble(pattern: string, kind: Garble, times = 1): void {
    this.add(pattern, times, (c) => garbled(c, kind));
  }

  /** Lets matching calls wait until released. */
  hold(pattern: string): () => void {
    let release = () => {};
    const gate = new Promise<void>((open) => {
      release = open;
    });
    const rule = this.add(pattern, Number.POSITIVE_INFINITY, async (_c, next) => {
      await gate;
      await next();
      return undefined;
    });
    const end = () => {
      this.rules = this.rules.filter((one) => one !== rule);
      release();
    };
    this.held.push(end);
    return end;
  }

  /** Releases every waiting call. */
  release(): void {
    for (const release of this.held.splice(0)) release();
  }

  /** The calls since the last reset, oldest first: `GET /api/membres/?page=1`. */
  calls(): readonly string[] {
    return this.seen;
  }

  reset(): void {
    this.release();
    this.rules = [];
    this.seen = [];
  }

  private add(pattern: string, times: number, apply: Rule['apply']): Rule {
    const rule = { matches: matcher(pattern), left: times, apply };
    this.rules.push(rule);
    return rule;
  }

  readonly middleware: MiddlewareHandler = async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const [request, query] = [`${c.req.method} ${pathname}`, readable(search)];
    this.seen = [...this.seen.slice(-499), `${request}${query}`];
    const rule = this.rules.find((one) => one.left > 0 && one.matches(request, query));
    if (!rule) return next();
    rule.left--;
    return rule.apply(c, next);
  };
}

type Command =
  | ({ do: 'failNext'; pattern: string } & FailOptions)
  | { do: 'delay'; pattern: string; ms: number; times?: number }
  | { do: 'garble'; pattern: string; kind: Garble; times?: number }
  | { do: 'hold'; pattern: string }
  | { do: 'release' };

function run(controls: Controls, command: Command): void {
  if (command.do === 'failNext') controls.failNext(command.pattern, command);
  else if (command.do === 'delay') controls.delay(command.pattern, command.ms, command.times);
  else if (command.do === 'garble') controls.garble(command.pattern, command.kind, command.times);
  else if (command.do === 'hold') controls.hold(command.pattern);
  else controls.release();
}

/** Serves the controls over HTTP, for browser tests: POST a command, GET the calls, DELETE to reset. */
export function serveControls(app: App, controls: Controls): void {
  app.post('/__controls', async (c) => {
    run(controls, (await c.req.json()) as Command);
    return c.body(null, 204);
  });
  app.get('/__controls', (c) => c.json({ calls: controls.calls() }));
  app.delete('/__controls', (c) => {
    controls.reset();
    return c.body(null, 204);
  });
}
