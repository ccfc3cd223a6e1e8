import type { Hono } from 'hono';
import type { Endpoint } from '../../../src/api/endpoint';
import type { Capability } from '../../../src/domain/capacites';
import type { Attempts } from '../auth/attempts';
import type { Tokens, User } from '../auth/tokens';
import type { Database } from '../database/openDatabase';
import type { Stamps } from '../forms/opening/Stamps';
import type { BodyLimits } from './body/bodyLimits';
import type { UnderWay } from './body/underWay';

/** What the Node adapter hands over with a request; absent when the app is called without a socket. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string; destroy(): void } };
}

export interface Variables {
  user?: User;
  requestId: string;
}

export type App = Hono<{ Bindings: Bindings; Variables: Variables }>;

/** One endpoint that is really served. */
export interface Served {
  endpoint: Endpoint;
  options: RouteOptions;
}

export interface RouteOptions {
  /** Served without a token. */
  isPublic?: true;
  /** The answer schema describes the whole body: no `{success, message, data}` around it. */
  isWhole?: true;
  /** An endpoint of forms that takes JSON as well: callers without files. */
  orJson?: true;
  /** Where the usual ones of a call with or without a token don't do. */
  limits?: Partial<BodyLimits>;
  /** Forms have hours: what is answered then. */
  mayBeClosed?: true;
  /**
   * May refuse before the token is looked up and the body is read: what is too much isn't even looked at. For public routes.
   * @param path variables of the address
   */
  enter?(caller: string, path: Readonly<Record<string, unknown>>): Promise<void>;
}

/** What routes are registered on. */
export interface Api {
  app: App;
  db: Database;
  served: Served[];
  attempts: Attempts;
  tokens: Tokens;
  stamps: Stamps;
  /** Bodies in memory. */
  underWay: UnderWay;
  /** Parse every answer by its schema and fail loudly: for tests. */
  checkAnswers: boolean;
  /** What is announced beyond the specification. */
  capabilities: readonly Capability[];
  /** How many proxies stand before the server and write X-Forwarded-For; 0 believes none. */
  trustProxy: number;
  /** The server's day, `yyyy-mm-dd`. */
  today(): string;
  /** What the server's wall says, `yyyy-mm-ddThh:mm`. */
  minute(): string;
}
