import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from './http/api';
import { serverTexts } from './texts';

export interface Listening {
  url: string;
  port: number;
  /** Answers that are being made. */
  running(): number;
  /**
   * Ends within so many milliseconds, 3 s unless said otherwise. Running answers get until then; those that don't make
   * it are cut by their socket, so that a body is visibly incomplete.
   * @returns how many were cut
   */
  close(graceMs?: number): Promise<number>;
}

const GRACE_MS = 3000;
/** Longer than proxies keep a connection: one that we close while they send on it loses a call. */
const KEEP_ALIVE_MS = 125_000;
/** How long new connections are still taken while a proxy may not have heard: health checks come every few seconds. */
const DRAIN_MS = 5000;
/** Who has asked for /readyz since then is a proxy that goes on asking. */
const WATCHED_MS = 60_000;
/** How often a drain looks whether it is over. */
const LOOK_MS = 20;

/** The answers and connections of a server, for ending it. */
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
    // Before the app: it may have answered when the next listener runs.
    server.prependListener('request', (request, response) => this.begin(request, response));
  }

  private begin(request: IncomingMessage, response: ServerResponse): void {
    if (request.url?.split('?')[0] === '/readyz') this.watchedAt = performance.now();
    // Otherwise a connection that is never idle would be cut in the middle of an answer.
    if (this.isEnding) response.setHeader('Connection', 'close');
    this.running.set(response, request.socket);
    response.once('close', () => {
      this.running.delete(response);
      // Its headers may have left before the end began.
      if (this.isClosed) request.socket.destroySoon();
    });
  }

  /** Takes new calls while there is a reason to, and not for long. */
  async drain(ms: number): Promise<void> {
    this.isEnding = true;
    const end = performance.now() + ms;
    const isWatched = performance.now() - this.watchedAt < WATCHED_MS;
    while (performance.now() < end && (isWatched || this.running.size)) await wait(LOOK_MS);
  }

  /** Takes no new connections, and lets running answers end for so long. */
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
      fail(error.code === 'EADDRINUSE' ? new Error(serverTexts.portInUse(port)) : error),
    );
    server.listen(port, host, done);
  });
  const bound = (server.address() as AddressInfo).port;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const close = async (graceMs = GRACE_MS) => {
    const end = performance.now() + graceMs;
    await traffic.drain(Math.min(DRAIN_MS, graceMs / 3));
    return traffic.end(Math.max(0, end - performance.now()));
  };
  return { url: `http://${shown}:${bound}`, port: bound, running: () => traffic.running.size, close };
}
