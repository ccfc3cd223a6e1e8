import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from './http/api';
import { serverTexts } from './texts';

export interface Listening {
  url: string;
  port: number;
  /** Refuses new requests, lets running ones end for a moment, then cuts them. */
  close(): Promise<void>;
}

const GRACE_MS = 3000;
/** Longer than proxies keep a connection: one that we close while they send on it loses a call. */
const KEEP_ALIVE_MS = 125_000;

/** Puts the app behind a socket. Port 0 takes any free one. */
export async function listen(app: App, port: number, host: string): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error(serverTexts.portInUse(port)) : error),
    );
    server.listen(port, host, done);
  });
  const bound = (server.address() as AddressInfo).port;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  let isClosing = false;
  // Otherwise a connection that is never idle would be cut in the middle of an answer.
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.setHeader('Connection', 'close');
  });
  const close = () =>
    new Promise<void>((done) => {
      isClosing = true;
      server.close(() => done());
      if (!('closeIdleConnections' in server)) return;
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    });
  return { url: `http://${shown}:${bound}`, port: bound, close };
}
