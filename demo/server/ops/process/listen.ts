import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { HEADER_SECONDS, REQUEST_SECONDS } from '../../http/body/bodyParts';
import type { App } from '../../http/routeBase';
import { startTexts } from './texts';

export interface Listening {
  url: string;
  port: number;
  /** Number of answers under way. */
  running(): number;
  /**
   * Ends within this many milliseconds, 3 s by default. Answers under way may finish until then; unfinished ones are
   * cut by closing their socket, so that the client notices an incomplete body.
   * @returns how many were cut
   */
  close(graceMs?: number): Promise<number>;
}

const GRACE_MS = 3000;
/** Longer than proxies keep a connection open, because a call is lost when we close a connection that a proxy uses. */
const KEEP_ALIVE_MS = 125_000;
/** How long new connections are still accepted, because health checks tell a proxy only every few seconds. */
const DRAIN_MS = 5000;
/** If /readyz was asked within this time, a proxy is probably still checking it. */
const WATCHED_MS = 60_000;
/** How often it checks whether the draining is over. */
const LOOK_MS = 20;

/** Keeps track of the answers and connections of a server, so that it can be ended. */
class Traffic {
  readonly running = new Map<ServerResponse, Socket>();
  private readonly sockets = new Set<Socket>();
  private watchedAt = Number.NEGATIVE_INFINITY;
  private isEnding = false;
  private isClosed = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    // This is registered before the app, which may have answered when the next listener runs.
    server.prependListener('request', (request, response) => this.begin(request, response));
  }

  private begin(request: IncomingMessage, response: ServerResponse): void {
    if (request.url?.split('?')[0] === '/readyz') this.watchedAt = performance.now();
    // Otherwise a connection that is never idle would be cut in the middle of an answer.
    if (this.isEnding) response.setHeader('Connection', 'close');
    this.running.set(response, request.socket);
    response.once('close', () => {
      this.running.delete(response);
      // Its headers may have been sent before the shutdown began.
      if (this.isClosed) request.socket.destroySoon();
    });
  }

  /** Accepts new calls for a short time while a proxy may still send some. */
  async drain(ms: number): Promise<void> {
    this.isEnding = true;
    const end = performance.now() + ms;
    const isWatched = performance.now() - this.watchedAt < WATCHED_MS;
    while (performance.now() < end && (isWatched || this.running.size)) await wait(LOOK_MS);
  }

  /** Accepts no new connections, and lets answers under way finish within this time. */
  async end(ms: number): Promise<number> {
    const isClosed = new Promise<void>((done) => this.server.close(() => done()));
    this.isClosed = true;
    const busy = new Set(this.running.values());
    for (const socket of this.sockets) if (!busy.has(socket)) socket.destroy();
    let cut = 0;
    const timer = setTimeout(() => {
      cut = this.running.size;
      for (const socket of this.sockets) socket.destroy();
    }, ms);
    await isClosed;
    clearTimeout(timer);
    return cut;
  }
}

/** Puts the app behind a socket. Port 0 takes any free one. */
export async function listen(app: App, port: number, host: string): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const traffic = new Traffic(server);
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error(startTexts.portInUse(port)) : error),
    );
    server.listen(port, host, done);
  });
  const bound = (server.address() as AddressInfo).port;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_SECONDS * 1000;
  server.headersTimeout = HEADER_SECONDS * 1000;
  const close = async (graceMs = GRACE_MS) => {
    const end = performance.now() + graceMs;
    await traffic.drain(Math.min(DRAIN_MS, graceMs / 3));
    return traffic.end(Math.max(0, end - performance.now()));
  };
  return { url: `http://${shown}:${bound}`, port: bound, running: () => traffic.running.size, close };
}
