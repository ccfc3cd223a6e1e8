/** The reference server as one Hono app over a database. It runs behind a socket, in a test or in a browser. */
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { CAPABILITIES, type Capability } from '../../src/domain/capabilities';
import { accountRoutes } from './contract/accounts/accountRoutes';
import { newAddressPage } from './contract/accounts/newAddressPage';
import { clockRoute } from './contract/administration/clockRoute';
import { duplicateRoutes } from './contract/administration/duplicateRoutes';
import { journalRoutes } from './contract/administration/journalRoutes';
import { mailRoutes } from './contract/administration/mailRoutes';
import { type PrivacyHome, privacyRoutes } from './contract/administration/privacyRoutes';
import { stateRoutes } from './contract/administration/stateRoutes';
import { trashRoutes } from './contract/administration/trashRoutes';
import { trialRoutes } from './contract/administration/trialRoutes';
import { undoRoutes } from './contract/administration/undoRoutes';
import { attendanceRoutes } from './contract/attendance/attendanceRoutes';
import { agendaRoutes } from './contract/calendar/agendaRoutes';
import { EventNews } from './contract/calendar/EventNews';
import { feedRoutes } from './contract/calendar/feedRoutes';
import { Reminders, reminderCheck } from './contract/calendar/Reminders';
import { catalogRoutes } from './contract/catalog/catalogRoutes';
import { eventRoutes } from './contract/events/eventRoutes';
import { formRoutes } from './contract/forms/formRoutes';
import { Controls, serveControls } from './contract/health/controls';
import { healthRoutes } from './contract/health/health';
import { countAnswers, type Metrics, metricsRoute } from './contract/health/metrics';
import { memberRoutes } from './contract/members/memberRoutes';
import { memberStateRoutes } from './contract/members/states/stateRoutes';
import { openApi } from './contract/openapi/document';
import { linkPages } from './contract/pages/linkPages';
import { registrationLinks } from './contract/registrations/registrationLinks';
import { registrationRoutes } from './contract/registrations/registrationRoutes';
import { ServiceRequests } from './contract/services/ServiceRequests';
import { serviceLink } from './contract/services/serviceLink';
import { serviceRoutes } from './contract/services/serviceRoutes';
import { authRoutes } from './contract/signIn/authRoutes';
import { newPasswordPage } from './contract/signIn/newPasswordPage';
import { PasswordResets } from './contract/signIn/PasswordResets';
import { siteRoutes } from './contract/site/siteRoutes';
import { statisticsRoutes } from './contract/statistics/statisticsRoutes';
import type { Api } from './guard/api';
import { AccessJournal } from './guard/auth/AccessJournal';
import { requireRight } from './guard/auth/requireRight';
import { Tokens } from './guard/auth/tokens';
import { CallCounts } from './guard/doors/CallCounts';
import { guardDoors } from './guard/doors/guardDoors';
import { SignedTimestamps } from './guard/doors/SignedTimestamps';
import { DuplicateSearch } from './guard/duplicates/DuplicateSearch';
import { type DatabaseFiles, EraseCleaning } from './guard/privacy/EraseCleaning';
import { LateBackup } from './guard/state/LateBackup';
import type { Sight } from './guard/state/sight';
import type { Upkeep } from './guard/upkeep';
import { BodyBudget } from './http/body/BodyBudget';
import { crossOrigin } from './http/crossOrigin';
import { HttpError, notFound } from './http/httpError';
import { servePageSheet } from './http/pageSheet';
import { requestId } from './http/requestId';
import { loggedRequest, logLine, requestLog } from './http/requestLog';
import type { App, ServedEndpoint } from './http/routeBase';
import { apiHeaders, everyHeader } from './http/securityHeaders';
import { httpTexts } from './http/texts';
import type { Sender } from './letters/events/Sender';
import { type MailKind, MailQueue } from './letters/MailQueue';
import type { Mailer } from './letters/mailer';
import { linkMaker } from './letters/mailLinks';
import { Notices } from './letters/Notices';
import { Attempts } from './store/database/Attempts';
import { mayClean } from './store/database/clock';
import type { Database } from './store/database/database';
import { outageAsAnswer } from './store/database/outage';
import { localDay, localMinute, zoneOf } from './time/zones';
import { upkeepOf, type WatchOptions } from './upkeepJobs';

/** What erasures must know of the place where the data are. */
export interface DataHome extends DatabaseFiles {
  /** Writes the list of what was erased beside the database. */
  writeErasures(db: Database): Promise<void>;
  copies: PrivacyHome['copies'];
}

interface AppOptions {
  version?: string;
  /** Origins whose pages may call the API, in addition to the server's own. */
  origins?: readonly string[];
  /** Serves `/__controls` and returns them; for tests only. */
  controls?: boolean;
  /** Checks every answer against the contract; for tests only. */
  checkAnswers?: boolean;
  /** Receives one line per request. */
  log?: (line: string) => void;
  /** Missing for a server that sends no mails. */
  mailer?: Mailer | undefined;
  /** The sender’s address of mails, which is also the organiser in calendar files. */
  mailFrom?: string | undefined;
  /** The organisation's name, where visitors read whose this is. */
  organisation?: string | undefined;
  /** What becomes of visitors' data, where a registration says nothing of it. */
  privacy?: string | undefined;
  /** Where users reach the server, for links in mails. */
  publicUrl?: () => string;
  /** Number of trusted proxies in front of the server, see http/caller.ts. */
  trustProxy?: number;
  /** Whether the process is about to end, so that proxies stop sending new calls. */
  isStopping?: () => boolean;
  /** Capabilities to announce beyond the specification; all of them by default. */
  capabilities?: readonly Capability[];
  metrics?: Metrics;
  today?: () => string;
  /** The server's local time, `yyyy-mm-ddThh:mm`. */
  minute?: () => string;
  /** IANA name of the organisation's time zone; by default that of the process. */
  timeZone?: string | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Watches the clock, so that nothing is deleted or ended under a wrong date; without it the clock is believed. */
  clock?: WatchOptions;
  /** Where the data are, for erasures. */
  home?: DataHome;
  /** What the checks see of the machine; missing in a browser. */
  sight?: Sight;
  /** Cost of password hashes, see passwords/passwordHash.ts; lower in tests. */
  passwordCost?: number;
}

interface ParvisApp {
  app: App;
  /** Every endpoint that it serves. */
  served: readonly ServedEndpoint[];
  /** The calls of strangers that were counted. */
  calls: CallCounts;
  /** Present if `controls` was set. */
  controls?: Controls;
  /** Takes erased people out of the files of the database, if some are left there. */
  cleaning: EraseCleaning;
  /** Everything that it does by itself at intervals. */
  upkeep: Upkeep;
  /** Does what upkeep does every minute. */
  sendDue(): Promise<void>;
  /** Waits for work that continues after its answer. */
  settle(): Promise<void>;
}

function refuse(app: App): void {
  app.notFound((c) => c.json({ success: false, message: httpTexts.notFound }, 404));
  app.onError((raised, c) => {
    const error = outageAsAnswer(raised);
    if (error instanceof HttpError) {
      const { errors, retryAfter, etat, present } = error.details;
      if (retryAfter) c.header('Retry-After', String(retryAfter));
      c.header('Cache-Control', 'no-store');
      // The body is left unread, so the connection can't carry another request, or doesn't arrive.
      if (error.status === 429 || error.status === 408) c.header('Connection', 'close');
      const more = {
        ...(errors && { errors }),
        ...(etat && { etat }),
        ...(present !== undefined && { data: present }),
      };
      return c.json({ success: false, message: error.message, ...more }, error.status);
    }
    // Only the stack is logged, because errors of the database also carry the values of the statement.
    const stack = error.stack ?? error.message;
    console.error(logLine({ ...loggedRequest(c), error: httpTexts.unexpected, stack }));
    return c.json({ success: false, message: httpTexts.failed(c.get('requestId')) }, 500);
  });
}

function middleware(app: App, options: AppOptions, controls?: Controls): void {
  const { log, origins = [], publicUrl = () => '', metrics, trustProxy = 0 } = options;
  app.use(requestId);
  if (metrics) countAnswers(app, metrics);
  if (log) app.use(requestLog(log, trustProxy));
  app.use(everyHeader(publicUrl));
  for (const path of ['/api/*', '/healthz', '/__controls']) app.use(path, crossOrigin(origins));
  app.use('/api/*', apiHeaders);
  if (controls) app.use('/api/*', controls.middleware);
  app.use('/api/*', compress());
}

/** Serves the data of the organisation, and what is known of their changes. */
function dataRoutes(api: Api, news: EventNews, duplicates: DuplicateSearch, privacy: PrivacyHome): void {
  statisticsRoutes(api);
  catalogRoutes(api);
  memberRoutes(api);
  duplicateRoutes(api, duplicates);
  eventRoutes(api, news);
  attendanceRoutes(api);
  feedRoutes(api, news.sender);
  serviceRoutes(api, new ServiceRequests(api.mails, news.sender));
  agendaRoutes(api, news.sender);
  formRoutes(api);
  siteRoutes(api);
  journalRoutes(api);
  mailRoutes(api);
  trialRoutes(api);
  undoRoutes(api);
  trashRoutes(api, privacy.onErased);
  privacyRoutes(api, privacy, news.sender);
}

const privacyHome = (db: Database, cleaning: EraseCleaning, home?: DataHome): PrivacyHome => ({
  cleaning,
  copies: home?.copies ?? (() => []),
  onErased: async () => home?.writeErasures(db),
});

/** What the routes share: the database, what guards it, and what the server was started with. */
function apiOf(app: App, db: Database, options: AppOptions): Api {
  const { mailer, publicUrl = () => '', timeZone, capabilities = CAPABILITIES } = options;
  const { today = () => localDay(timeZone), minute = () => localMinute(timeZone) } = options;
  const { checkAnswers = false, trustProxy = 0, now = Date.now, isStopping } = options;
  const tokens = new Tokens(db, now);
  const isRight = reminderCheck(db, { now, zone: zoneOf(timeZone) });
  const linkFor = linkMaker(db, tokens, publicUrl, isRight);
  const heldKinds = async (): Promise<MailKind[]> => ((await mayClean(db, { now: now() })) ? [] : ['rappel']);
  const mails = new MailQueue(db, mailer, {
    now,
    linkFor,
    isStopping,
    organisation: options.organisation,
    heldKinds,
    log: (values) => console.error(logLine(values)),
  });
  return {
    app,
    db,
    served: [],
    attempts: new Attempts(db, now),
    calls: new CallCounts(now),
    tokens,
    timestamps: new SignedTimestamps(db, now),
    mails,
    notices: new Notices(db, mails, { capabilities, publicUrl, now }),
    access: new AccessJournal(db, now),
    bodyBudget: new BodyBudget(),
    checkAnswers,
    capabilities,
    trustProxy,
    // Where screens can't set a second factor up, none is asked for.
    authorize: (user, right) =>
      requireRight(capabilities.includes('facteur-exige') ? user : { role: user.role }, right),
    now,
    today,
    minute,
    timeZone,
  };
}

/** Who sends mails about events, and in which zone their hours are. */
const senderOf = (
  { now, timeZone }: Api,
  publicUrl: () => string,
  { mailFrom = 'parvis@localhost', organisation, privacy }: AppOptions,
): Sender => ({ publicUrl, mailFrom, organisation, privacy, now, zone: zoneOf(timeZone) });

/** Describes every endpoint served until now, and refuses all other paths. */
function documentRoutes({ app, served }: Api, version: string, publicUrl: () => string): void {
  const document = openApi(served, version);
  app.get('/api/openapi.json', (c) => c.json(document(publicUrl())));
  app.all('/api/*', () => {
    throw notFound();
  });
}

/** Builds the app. Static files, if any, are registered on it afterwards. */
export function createApp(db: Database, options: AppOptions = {}): ParvisApp {
  const { version = '0', publicUrl = () => '', passwordCost, home } = options;
  const app: App = new Hono({ strict: false });
  const controls = options.controls ? new Controls() : undefined;
  const api = apiOf(app, db, options);
  const resets = new PasswordResets(api, passwordCost);
  const duplicates = new DuplicateSearch(db);
  const cleaning = new EraseCleaning(db, home);
  refuse(app);
  middleware(app, options, controls);
  const sender = senderOf(api, publicUrl, options);
  guardDoors(app, api, sender);
  servePageSheet(app);
  if (controls) serveControls(app, controls);
  metricsRoute(app, options.metrics);
  healthRoutes(app, db, { version, isStopping: options.isStopping, sight: options.sight });
  authRoutes(api, resets, passwordCost);
  accountRoutes(api, { publicUrl, passwordCost });
  newAddressPage(api, sender);
  clockRoute(api, stateRoutes(api, options.sight, version));
  const news = new EventNews(api.mails, sender);
  const reminders = new Reminders(db, api.mails, news);
  dataRoutes(api, news, duplicates, privacyHome(db, cleaning, home));
  const lateBackup = new LateBackup(db, api.mails, { sight: options.sight, now: api.now, publicUrl });
  const registrations = memberStateRoutes(api, registrationRoutes(api, sender));
  linkPages(api, sender, { ...registrationLinks(api, registrations), service: serviceLink(api, sender) });
  newPasswordPage(api, resets, sender);
  documentRoutes(api, version, publicUrl);
  const settle = async () => {
    await Promise.all([resets, api.notices, api.access, duplicates, cleaning].map((part) => part.settle()));
    await api.mails.settle();
  };
  const upkeep = upkeepOf(api, { registrations, reminders, cleaning, lateBackup }, options.clock);
  const sendDue = () => upkeep.round('minute');
  return { app, served: api.served, calls: api.calls, controls, cleaning, upkeep, sendDue, settle };
}
