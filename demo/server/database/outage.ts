/**
 * Errors that are the database's own and pass: it is away, it has no room left, it is overrun. Whoever asked is told so,
 * and to try again; the operator gets a line now and then, not one per call.
 */
import { HttpError } from '../http/httpError';
import { serverTexts } from '../texts';

type Outage = 'away' | 'full' | 'overrun';

const codes: Readonly<Record<string, Outage>> = {
  // Of the connection, before PostgreSQL says anything.
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  // Shutting down, crashed, starting; a standby that takes no writes.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '25006': 'away',
  '25P03': 'overrun',
  '53000': 'overrun',
  '53100': 'full',
  '53200': 'overrun',
  '53300': 'overrun',
  '55P03': 'overrun',
  '57014': 'overrun',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** What pg says without a code. */
const sentences: readonly [start: string, outage: Outage][] = [
  ['Connection terminated', 'away'],
  ['Client has encountered a connection error', 'away'],
  ['Client was closed', 'away'],
  ['timeout exceeded when trying to connect', 'overrun'],
];

/** What kind of outage an error comes from, if it comes from one. */
function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Object)) return undefined;
  const { code, message = '' } = error as { code?: unknown; message?: string };
  if (typeof code === 'string' && code.startsWith('08')) return 'away';
  const known = typeof code === 'string' ? codes[code] : undefined;
  if (known) return known;
  // Several addresses of a host, none of which answers.
  if (error instanceof AggregateError) return outageOf(error.errors[0]);
  return sentences.find(([start]) => message.startsWith(start))?.[1];
}

/** Some errors of connections have a code and no words. */
const reasonOf = (error: Error): string =>
  (error instanceof AggregateError ? error.errors.map(reasonOf).join(', ') : error.message) ||
  String((error as NodeJS.ErrnoException).code ?? error.name);

/** Whether the error comes from a running PostgreSQL server, which can therefore be reached. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof Error &&
  'severity' in error &&
  !String((error as { code?: unknown }).code).startsWith('57P');

/** Refusals of a server that can be reached: wrong name or password, no such database, a certificate. */
const REFUSALS =
  /^(28|3D|42501|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS|ERR_SSL)|does not support SSL|SASL/;

/** A sentence for the operator when the database can't be opened at the start; other errors are returned unchanged. */
export function outageAtStart(error: unknown, location: string): unknown {
  if (!(error instanceof Error)) return error;
  if (outageOf(error) === 'away') return new Error(serverTexts.noDatabase(location, reasonOf(error)));
  const { code = '' } = error as { code?: unknown };
  const isRefusal = REFUSALS.test(String(code)) || REFUSALS.test(error.message);
  return isRefusal ? new Error(serverTexts.databaseRefuses(location, reasonOf(error))) : error;
}

const LINE_MS = 5000;
let lastLine = Number.NEGATIVE_INFINITY;

const answers = {
  away: () => new HttpError(503, serverTexts.away, { retryAfter: 5 }),
  overrun: () => new HttpError(503, serverTexts.busy, { retryAfter: 5 }),
  full: () => new HttpError(507, serverTexts.full, { retryAfter: 60 }),
};

/** What to answer to an error that is an outage; other errors as they are. */
export function outageAsAnswer(error: Error): Error {
  const outage = outageOf(error);
  if (!outage) return error;
  if (performance.now() - lastLine > LINE_MS) {
    lastLine = performance.now();
    console.error(serverTexts.outage(reasonOf(error)));
  }
  return answers[outage]();
}
