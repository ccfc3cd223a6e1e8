/** A caller of the API with a token and its own address, so that limits per address don't affect the measures. */
export interface Reply {
  /** The HTTP status; 0 without an answer. */
  status: number;
  body: Record<string, unknown>;
  retryAfter: string | null;
}

let callers = 0;

/** An address that no other caller has. */
export function newAddress(): string {
  callers++;
  return `10.${process.pid % 250}.${(callers >> 8) & 255}.${callers & 255}`;
}

export const ACCOUNT = { email: 'admin@parvis.test', password: 'un-secret-de-charge' };

export class Caller {
  token = '';
  address = newAddress();
  /** How long an answer may take. */
  patienceMs = 60_000;

  constructor(public url: string) {}

  async ask(method: string, path: string, body?: unknown): Promise<Reply> {
    const headers: Record<string, string> = { 'x-forwarded-for': this.address };
    if (this.token) headers.authorization = `Token ${this.token}`;
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
    try {
      const answer = await fetch(this.url + path, {
        method,
        headers,
        body: isForm || body === undefined ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(this.patienceMs),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json');
      const parsed: Record<string, unknown> = isJson && text ? JSON.parse(text) : {};
      return { status: answer.status, body: parsed, retryAfter: answer.headers.get('retry-after') };
    } catch {
      return { status: 0, body: {}, retryAfter: null };
    }
  }

  get = (path: string): Promise<Reply> => this.ask('GET', path);
  post = (path: string, body: unknown): Promise<Reply> => this.ask('POST', path, body);

  async signIn(account = ACCOUNT): Promise<Reply> {
    const reply = await this.post('/api/login', account);
    this.token = String(dataOf<{ token?: string } | undefined>(reply)?.token ?? '');
    return reply;
  }
}

/** The `data` of an answer, with the type that the caller expects. */
export const dataOf = <T>({ body }: Reply): T => body.data as T;
