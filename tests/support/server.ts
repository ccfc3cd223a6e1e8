/**
 * The reference server for tests: sample data in a database of its own (in memory, or in a schema of DATABASE_URL that
 * is dropped at the end), a free port, all origins allowed, and answers checked against the contract. Browser tests use
 * `/__controls` (see demo/server/contract/health/controls.ts) to make it fail.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createApp } from '../../demo/server/app';
import type { Controls } from '../../demo/server/contract/health/controls';
import { DEMO_PASSWORD } from '../../demo/server/guard/passwords/publishedPassword';
import type { Sight } from '../../demo/server/guard/state/sight';
import type { Upkeep } from '../../demo/server/guard/upkeep';
import { type StaticFolder, serveStatic } from '../../demo/server/http/staticFiles';
import type { Mail, Mailer } from '../../demo/server/letters/mailer';
import { listen } from '../../demo/server/ops/process/listen';
import { DEMO_EMAIL, seed } from '../../demo/server/seed/seed';
import type { Database } from '../../demo/server/store/database/database';
import { openDatabase } from '../../demo/server/store/database/openDatabase';
import type { WatchOptions } from '../../demo/server/upkeepJobs';
import type { Capability } from '../../src/domain/capabilities';
import { borrowMemory } from './memory';

/** Makes hashes cost a millisecond instead of 150. */
const QUICK_PASSWORD_COST = 8;

export interface TestServerOptions {
  /** Number of members; 60 by default. */
  members?: number;
  /** The date `yyyy-mm-dd` at which the sample data end, and which the server takes for today; a function where it goes on. */
  today?: string | (() => string);
  folders?: readonly StaticFolder[];
  /** Allowed origins; by default all, including `null`. */
  origins?: readonly string[];
  port?: number;
  /** The server's local time, `yyyy-mm-ddThh:mm`. */
  minute?: () => string;
  /** IANA name of the organisation's time zone. */
  timeZone?: string;
  /** The name that visitors read. */
  organisation?: string;
  privacy?: string;
  /** The clock of limits and tokens, in milliseconds since 1970. */
  now?: () => number;
  /** Watches the clock, as a started server does; else it is believed. */
  clock?: WatchOptions;
  /**
   * How many entries of X-Forwarded-For the server trusts; `true` trusts one, so that tests choose the caller's
   * address.
   */
  trustProxy?: boolean | number;
  /** The announced capabilities; by default all. */
  capabilities?: readonly Capability[];
  /** Whether it sends mails, which are then in `mails`; true by default. */
  hasMail?: boolean;
  /** Sends them, instead of keeping them in `mails`. */
  mailer?: Mailer | undefined;
  /** What the checks of the server see of its machine; by default nothing. */
  sight?: Sight;
  /** Receives the lines of the request log. */
  log?: (line: string) => void;
}

export interface TestServer {
  url: string;
  db: Database;
  /** Tests always have it. */
  controls: Controls;
  /** The mails that the server would have sent. */
  mails: Mail[];
  email: string;
  password: string;
  /** Waits for work that continues after the answer. */
  settle(): Promise<void>;
  /** Everything that it does by itself. */
  upkeep: Upkeep;
  /** Does what waits for its time, as the server does every minute. */
  sendDue(): Promise<void>;
  /** Signs in and returns the token. */
  login(): Promise<string>;
  close(): Promise<void>;
}

async function openTestDatabase() {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) return borrowMemory();
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const database = await openDatabase({ databaseUrl, schema, connections: 4 });
  const close = async () => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(database.db);
    await database.close();
  };
  return { ...database, close };
}

/** Starts a server for the calling test alone. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { members = 60, today, folders = [], origins = ['*', 'null'], port = 0 } = options;
  const {
    now,
    minute,
    timeZone,
    trustProxy,
    log,
    capabilities,
    clock,
    hasMail = true,
    sight,
    organisation,
    privacy,
  } = options;
  const { db, close: closeDatabase } = await openTestDatabase();
  const dayNow = typeof today === 'string' ? () => today : today;
  await seed(db, { members, today: dayNow?.(), passwordCost: QUICK_PASSWORD_COST });
  const mails: Mail[] = [];
  let url = '';
  const { app, controls, upkeep, settle, sendDue } = createApp(db, {
    controls: true,
    checkAnswers: true,
    origins,
    now,
    clock,
    minute,
    timeZone,
    organisation,
    privacy,
    trustProxy: Number(trustProxy ?? 0),
    capabilities,
    log,
    sight,
    passwordCost: QUICK_PASSWORD_COST,
    today: dayNow,
    publicUrl: () => url,
    mailer: hasMail ? (options.mailer ?? (async (mail) => void mails.push(mail))) : undefined,
  });
  serveStatic(app, folders);
  const listening = await listen(app, port, '127.0.0.1');
  url = listening.url;
  const [email, password] = [DEMO_EMAIL, DEMO_PASSWORD];
  const login = async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    });
    const { data }: { data: { token: string } } = await answer.json();
    return data.token;
  };
  const close = async () => {
    controls?.reset();
    await listening.close();
    await settle();
    await closeDatabase();
  };
  return { url, db, controls: controls!, mails, email, password, upkeep, settle, sendDue, login, close };
}
