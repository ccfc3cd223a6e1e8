import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { createSecureContext, createServer as createTlsServer, TLSSocket } from 'node:tls';
import { SELF_SIGNED } from './certificate';

interface Options {
  /** Starts each conversation with TLS, or offers STARTTLS; none of both by default. */
  tls?: 'at once' | 'asked for';
  /** The answer to a command that begins with this word, instead of the one that goes on; undefined for silence. */
  answers?: Readonly<Record<string, string | undefined>>;
}

const GOES_ON: Readonly<Record<string, string>> = {
  AUTH: '235 bienvenue',
  DATA: '354 parlez',
  STARTTLS: '220 allez',
  QUIT: '221 au revoir',
};

/** A mail server of this machine, and what it was told. */
export class MailServer {
  readonly heard: string[] = [];
  answers: NonNullable<Options['answers']>;
  private readonly sockets = new Set<Socket>();
  private readonly server;

  private constructor(private readonly options: Options) {
    this.answers = options.answers ?? {};
    const talk = (socket: Socket) => this.talk(socket);
    this.server = options.tls === 'at once' ? createTlsServer(SELF_SIGNED, talk) : createServer(talk);
  }

  static async start(options: Options = {}): Promise<MailServer> {
    const server = new MailServer(options);
    server.server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The first word of each line. */
  get words(): (string | undefined)[] {
    return this.heard.map((line) => /^\w+/.exec(line)?.[0]);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private talk(socket: Socket): void {
    this.listen(socket);
    this.say(socket, 'CONNECT', '220 courrier.test');
  }

  private say(socket: Socket, word: string, goesOn: string): void {
    const answer = word in this.answers ? this.answers[word] : goesOn;
    if (answer !== undefined) socket.write(`${answer}\r\n`);
  }

  private listen(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => {});
    let isMail = false;
    const lines = createInterface({ input: socket });
    // It passes the errors of its socket on.
    lines.on('error', () => {});
    lines.on('line', (line) => {
      this.heard.push(line);
      if (isMail && line !== '.') return;
      const word = isMail ? 'END' : (line.split(' ')[0] ?? '');
      isMail = word === 'DATA' && !('DATA' in this.answers);
      this.say(socket, word, word === 'EHLO' ? this.hello(socket) : (GOES_ON[word] ?? '250 bien'));
      if (word === 'STARTTLS' && !('STARTTLS' in this.answers)) {
        lines.close();
        this.secure(socket);
      }
    });
  }

  private hello(socket: Socket): string {
    const offersTls = this.options.tls === 'asked for' && !(socket instanceof TLSSocket);
    return `250-courrier.test\r\n${offersTls ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN`;
  }

  private secure(socket: Socket): void {
    const secureContext = createSecureContext(SELF_SIGNED);
    this.listen(new TLSSocket(socket, { isServer: true, secureContext }));
  }
}
