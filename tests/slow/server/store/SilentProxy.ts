/**
 * A proxy to a server that can fall silent, as when a host loses power: nothing is refused or closed, and no byte arrives.
 */
import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

export class SilentProxy {
  private readonly sockets = new Set<Socket>();
  private isDark = false;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async to(target: number): Promise<SilentProxy> {
    const server = createServer({ pauseOnConnect: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new SilentProxy(server, (server.address() as { port: number }).port);
    server.on('connection', (socket) => proxy.join(socket, target));
    return proxy;
  }

  private join(near: Socket, target: number): void {
    this.sockets.add(near);
    near.on('error', () => {});
    if (this.isDark) return;
    const far = createConnection(target, '127.0.0.1');
    this.sockets.add(far);
    far.on('error', () => near.destroy());
    far.pipe(near);
    near.pipe(far);
    near.on('close', () => far.destroy());
  }

  /** Silences the existing connections. */
  silence(): void {
    for (const socket of this.sockets) {
      socket.unpipe();
      socket.pause();
    }
    this.sockets.clear();
  }

  /** Silences existing and new connections. */
  goDark(): void {
    this.isDark = true;
    this.silence();
  }

  /** Lets new connections through again; silenced ones stay silent. */
  comeBack(): void {
    this.isDark = false;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
