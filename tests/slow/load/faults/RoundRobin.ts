/** A minimal round-robin proxy in front of several servers, in place of nginx. */

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { present } from '../../../support/present.ts';
import { listenOnFreePort } from '../../../support/processes/ports.ts';

export class RoundRobin {
  url = '';
  /** Number of answers of each server, by its address. */
  readonly served = new Map<string, number>();
  /** Number of connections that broke before an answer. */
  broken = 0;
  private turn = 0;
  private readonly server = createServer((from, to) => this.pass(from, to));

  constructor(private targets: string[]) {}

  async listen(): Promise<this> {
    this.url = `http://127.0.0.1:${await listenOnFreePort(this.server)}`;
    return this;
  }

  /** Sends all calls from now on to these servers. */
  use(targets: string[]): void {
    this.targets = targets;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private pass(from: IncomingMessage, to: ServerResponse): void {
    const target = present(this.targets[this.turn++ % this.targets.length], 'server behind the proxy');
    const headers = { ...from.headers, host: new URL(target).host };
    const out = request(target + from.url, { method: from.method, headers }, (answer) => {
      this.served.set(target, (this.served.get(target) ?? 0) + 1);
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    out.on('error', () => {
      this.broken++;
      if (!to.headersSent) to.writeHead(502);
      to.end();
    });
    from.pipe(out);
  }
}
