import { connect, type Socket } from 'node:net';

const BOUNDARY = 'frontiere';
const MEGABYTE = 2 ** 20;
/** As much as a form accepts, but for the end of it. */
const SENT_MEGABYTES = 24;

/** A visitor who sends almost a whole form with files, and then a byte every second. */
export class SlowSender {
  answer = '';
  isClosed = false;
  /** Settles once all but the last bytes have left, or the server has answered. */
  readonly sent: Promise<void>;
  private readonly socket: Socket;
  private timer?: ReturnType<typeof setInterval>;

  /**
   * @param url of the server
   * @param path of the answers to a form
   * @param address of the visitor, as a proxy tells it
   */
  constructor(url: string, path: string, address: string) {
    this.socket = connect(Number(new URL(url).port), '127.0.0.1');
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.isClosed = true;
      clearInterval(this.timer);
    });
    this.socket.on('data', (chunk) => {
      this.answer += chunk;
    });
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: parvis.test',
      `X-Forwarded-For: ${address}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${25 * MEGABYTE}`,
    ];
    this.socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const content = Buffer.alloc(8 * MEGABYTE, 'x');
    let isSent = () => {};
    this.sent = new Promise((done) => {
      isSent = done;
    });
    for (const event of ['drain', 'data', 'close']) this.socket.once(event, isSent);
    for (let name = 1; name <= SENT_MEGABYTES / 8; name++) {
      const part = `Content-Disposition: form-data; name="${name}"; filename="a.txt"`;
      this.socket.write(`--${BOUNDARY}\r\n${part}\r\n\r\n`);
      this.socket.write(content);
      this.socket.write('\r\n');
    }
    this.timer = setInterval(() => this.socket.write('x'), 1000);
  }

  end(): void {
    clearInterval(this.timer);
    this.socket.destroy();
  }
}
