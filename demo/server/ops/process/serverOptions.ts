/** What the server is started with; settings.ts reads it from the environment and the command line. */
import type { Capability } from '../../../../src/domain/capabilities';
import type { StaticFolder } from '../../http/staticFiles';

export const DATA_DIR_DEFAULT = '.data';
export const PORT_DEFAULT = 4173;
export const HOST_DEFAULT = '127.0.0.1';
/** Days without a backup after which it is late. */
export const BACKUP_DAYS_DEFAULT = 3;

export interface ServerOptions {
  port?: number;
  host?: string;
  /** Folder of the embedded database. */
  dataDir?: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  /** Saves the data before their tables are changed; true by default. */
  copies?: boolean;
  /** Days without a backup after which administrators are told; 0 never tells them. */
  backupDays?: number;
  /** Fills an empty database with sample data. */
  demo?: boolean;
  /** Number of sample members. */
  members?: number;
  /** Password of the sample accounts, instead of the published one. */
  password?: string;
  /** Built files to serve beside the API. */
  folders?: readonly StaticFolder[];
  origins?: readonly string[];
  /** Mail server, `smtp://…`; without it and without `mails` no mail is sent. */
  smtp?: string;
  /** Lets mails leave the machine without TLS, where the mail server has none. */
  smtpInClear?: boolean;
  /** Folder where mails become files. */
  mails?: string;
  mailFrom?: string;
  /** The organisation's name, where visitors read whose this is. */
  organisation?: string;
  /** What becomes of visitors' data, where a registration says nothing of it. */
  privacy?: string;
  publicUrl?: string;
  /** Number of proxies in front of the server that write X-Forwarded-For. */
  trustProxy?: number;
  /** IANA time zone of the organisation's days and hours; the zone of the process by default. */
  timeZone?: string;
  /** Days that the server may stand still before a start asks to confirm the clock, see store/database/clock.ts. */
  stopDays?: number;
  /** Seconds from the signal to the end of the process, see process/shutdown.ts. */
  grace?: number;
  /** Serves /metrics to callers that send this token. */
  metricsToken?: string;
  /** Maximum number of connections to a PostgreSQL server. */
  connections?: number;
  /** Capabilities to announce beyond the specification; all of them by default. */
  capabilities?: readonly Capability[];
  /** Free bytes of the embedded database; the disk is asked by default. */
  freeBytes?: () => number;
  version?: string;
  /** One line per request; `false` for none. */
  log?: ((line: string) => void) | false;
  /** Prints lines for the operator; `console.log` by default. */
  print?: (line: string) => void;
  /** Ends cleanly on SIGTERM, SIGINT and SIGHUP; true by default. */
  signals?: boolean;
}
