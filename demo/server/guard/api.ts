import type { Capability } from '../../../src/domain/capabilities';
import type { RouteBase } from '../http/routeBase';
import type { MailQueue } from '../letters/MailQueue';
import type { Notices } from '../letters/Notices';
import type { Attempts } from '../store/database/Attempts';
import type { Database } from '../store/database/database';
import type { AccessJournal } from './auth/AccessJournal';
import type { Tokens } from './auth/tokens';
import type { CallCounts } from './doors/CallCounts';
import type { SignedTimestamps } from './doors/SignedTimestamps';

/** What the routes share. */
export interface Api extends RouteBase {
  db: Database;
  attempts: Attempts;
  /** Counts in memory, for what only reads. */
  calls: CallCounts;
  tokens: Tokens;
  timestamps: SignedTimestamps;
  mails: MailQueue;
  notices: Notices;
  /** Writes down sign-ins and exports. */
  access: AccessJournal;
  /** The capabilities that are announced beyond the specification. */
  capabilities: readonly Capability[];
  /** Milliseconds since 1970, for limits and tokens. */
  now(): number;
  /** The server's day, `yyyy-mm-dd`. */
  today(): string;
  /** The server's local time, `yyyy-mm-ddThh:mm`. */
  minute(): string;
  /** IANA name of the organisation's time zone; undefined for that of the process. */
  timeZone: string | undefined;
}
