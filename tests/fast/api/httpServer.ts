/* A real HTTP server whose answers a test writes: what travels is what a back end would see. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listenOnFreePort } from '../../support/processes/ports';

export interface Received {
  method: string;
  /** Path and query, unchanged. */
  url: string;
  headers: IncomingHttpHeaders;
  text: string;
  json: unknown;
}

export interface Answer {
  status?: number;
  /** Text is sent as it is, anything else as JSON. */
  body?: unknown;
  type?: string;
  /** The answer waits for this. */
  after?: Promise<unknown>;
  /** The connection closes without an answer. */
  drop?: boolean;
  /** Headers are sent, the body never is. */
  hang?: boolean;
}

type Script = (request: Received) => Answer;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization, content-type',
  'access-control-allow-methods': '*, GET, POST, PUT, PATCH, DELETE',
};

async function answer(response: ServerResponse, script: Answer): Promise<void> {
  const { status = 200, body, type = 'application/json', after, drop, hang } = script;
  await after;
  if (drop) return void response.destroy();
  response.writeHead(status, { ...CORS, 'content-type': type });
  if (hang) return response.flushHeaders();
  response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
}

export interface TestServer {
  url: string;
  received: Received[];
  /** Sets the answer from now on. */
  reply: (script: Answer | Script) => void;
  close: () => Promise<void>;
}

export async function startServer(): Promise<TestServer> {
  let script: Script = () => ({});
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    if (method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    let text = '';
    for await (const chunk of request) text += chunk;
    const isJson = headers['content-type'] === 'application/json';
    const got = { method, url, headers, text, json: isJson ? JSON.parse(text) : undefined };
    received.push(got);
    await answer(response, script(got));
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    reply: (next) => {
      script = typeof next === 'function' ? next : () => next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
