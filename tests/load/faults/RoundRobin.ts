/** A round-robin proxy before several servers, as small as they come: what nginx would do. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export class RoundRobin {
  url = '';
  /** Answers of each server, by its address. */
  readonly served = new Map<string, number>();
  /** Connections that broke before an answer. */
  broken = 0;
  private turn = 0;
  private readonly server = createServer((from, to) => this.pass(from, to));

  constructor(private targets: string[]) {}

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await new Promise((done) => this.server.once('listening', done));
    this.url = `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
    return this;
  }

  /** From now on to these. */
  use(targets: string[]): void {
    this.targets = targets;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private pass(from: IncomingMessage, to: ServerResponse): void {
    const target = this.targets[this.turn++ % this.targets.length]!;
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
