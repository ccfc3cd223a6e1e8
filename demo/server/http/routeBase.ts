import type { Hono } from 'hono';
import type { Endpoint } from '../../../src/api/endpoint';
import type { Right } from '../../../src/domain/rights';
import type { BodyBudget } from './body/BodyBudget';
import type { BodyLimits } from './body/bodyLimits';
import type { User } from './user';

/** What the Node adapter passes along with a request; absent when the app is called without a socket. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string; destroy(): void } };
}

export interface Variables {
  user?: User;
  requestId: string;
}

export type App = Hono<{ Bindings: Bindings; Variables: Variables }>;

/** An endpoint that the server serves. */
export interface ServedEndpoint {
  endpoint: Endpoint;
  options: RouteOptions;
}

export interface RouteOptions {
  /** Set by `writeRoute`: the call goes through the one place for writes. */
  isWrite?: true;
  /** The endpoint needs no token. */
  isPublic?: true;
  /** The call is public, but for the key of a link, which stands where others have their token. */
  hasKey?: true;
  /** The answer schema describes the whole body, without `{success, message, data}` around it. */
  isWhole?: true;
  /** The endpoint takes a form with files, and JSON from callers without files. */
  orJson?: true;
  /** Limits of the body, where the defaults for calls with or without a token don't fit. */
  limits?: Partial<BodyLimits>;
  /** Arguments or answer hold a secret: nothing of the call is kept with its `Idempotency-Key`. */
  hasSecret?: true;
  /** The form may be closed; the answer is then 403 with `etat`. */
  mayBeClosed?: true;
  /**
   * Can refuse a public call before the token is looked up and the body is read, so that a flood of calls costs
   * little.
   * @param path variables of the address
   * @param key what stands where others have their token
   */
  enter?(caller: string, path: Readonly<Record<string, unknown>>, key?: string): Promise<void>;
}

/** What is written down of an export. */
interface ExportNote {
  genre: 'export';
  /** The account. */
  account: number;
  caller: string;
  /** The id of the call. */
  detail: string;
}

/** What serving a call needs. `Api` has it, with what the work of calls needs. */
export interface RouteBase {
  app: App;
  served: ServedEndpoint[];
  tokens: { userOf(token: string): Promise<User | undefined> };
  access: { note(note: ExportNote): void };
  /** Counts the bodies in memory. */
  bodyBudget: BodyBudget;
  /** Whether every answer is checked against its schema; for tests. */
  checkAnswers: boolean;
  /** Number of proxies in front of the server that write X-Forwarded-For; with 0 the header is ignored. */
  trustProxy: number;
  /**
   * Whether the user may make a call, asked before its body is read.
   * @param right undefined for calls that every signed-in user may make
   * @throws HttpError 403
   */
  authorize(user: User, right: Right | undefined): void;
}
