import type { Hono } from 'hono';
import type { Endpoint } from '../../../../src/api/endpoint';
import type { Capability } from '../../../../src/domain/capabilities';
import type { Right } from '../../../../src/domain/rights';
import type { AccessJournal } from '../../guard/accounts/AccessJournal';
import type { Attempts } from '../../guard/auth/Attempts';
import type { Tokens, User } from '../../guard/auth/tokens';
import type { BodyBudget } from '../../guard/body/BodyBudget';
import type { BodyLimits } from '../../guard/body/bodyLimits';
import type { CallCounts } from '../../guard/doors/CallCounts';
import type { MailQueue } from '../../guard/mail/MailQueue';
import type { Notices } from '../../guard/mail/Notices';
import type { TrashKind } from '../../guard/trash/parts';
import type { Database } from '../../store/database/database';
import type { SignedTimestamps } from '../forms/SignedTimestamps';

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
  /** What the call deletes, which goes to the trash where it is announced. */
  trash?: TrashKind;
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

/** What the routes share. */
export interface Api {
  app: App;
  db: Database;
  served: ServedEndpoint[];
  attempts: Attempts;
  /** Counts in memory, for what only reads. */
  calls: CallCounts;
  tokens: Tokens;
  timestamps: SignedTimestamps;
  mails: MailQueue;
  notices: Notices;
  /** Writes down sign-ins and exports. */
  access: AccessJournal;
  /** Counts the bodies in memory. */
  bodyBudget: BodyBudget;
  /** Whether every answer is checked against its schema; for tests. */
  checkAnswers: boolean;
  /** The capabilities that are announced beyond the specification. */
  capabilities: readonly Capability[];
  /** Number of proxies in front of the server that write X-Forwarded-For; with 0 the header is ignored. */
  trustProxy: number;
  /**
   * Whether the user may make a call, asked before its body is read.
   * @param right undefined for calls that every signed-in user may make
   * @throws HttpError 403
   */
  authorize(user: User, right: Right | undefined): void;
  /** Milliseconds since 1970, for limits and tokens. */
  now(): number;
  /** The server's day, `yyyy-mm-dd`. */
  today(): string;
  /** The server's local time, `yyyy-mm-ddThh:mm`. */
  minute(): string;
  /** IANA name of the organisation's time zone; undefined for that of the process. */
  timeZone: string | undefined;
}
