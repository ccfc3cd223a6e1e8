/**
 * Recognises temporary errors of the database: it is unreachable, out of space or overloaded. Callers are told so and
 * asked to try again; the operator gets a line every few seconds, not one per call.
 */
import { HttpError } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import { storeTexts } from './texts';

type Outage = 'away' | 'full' | 'overloaded';

const codes: Readonly<Record<string, Outage>> = {
  // Errors of the connection, before PostgreSQL answers.
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  // PostgreSQL is shutting down, has crashed or is starting, or is a standby that takes no writes.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '25006': 'away',
  '25P03': 'overloaded',
  '53000': 'overloaded',
  '53100': 'full',
  '53200': 'overloaded',
  '53300': 'overloaded',
  '55P03': 'overloaded',
  '57014': 'overloaded',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** No connection became free in time. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Errors that pg throws without a code. */
const sentences: readonly [start: string, outage: Outage][] = [
  ['Connection terminated', 'away'],
  ['Client has encountered a connection error', 'away'],
  ['Client was closed', 'away'],
  [NO_CONNECTION, 'overloaded'],
];

/** The kind of outage that an error comes from; undefined for other errors. */
function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Object)) return undefined;
  const { code, message = '' } = error as { code?: unknown; message?: string };
  if (typeof code === 'string' && code.startsWith('08')) return 'away';
  const known = typeof code === 'string' ? codes[code] : undefined;
  if (known) return known;
  // The host has several addresses and none of them answers.
  if (error instanceof AggregateError) return outageOf(error.errors[0]);
  return sentences.find(([start]) => message.startsWith(start))?.[1];
}

/** Some connection errors have a code but no message. */
const reasonOf = (error: Error): string =>
  (error instanceof AggregateError ? error.errors.map(reasonOf).join(', ') : error.message) ||
  String((error as NodeJS.ErrnoException).code ?? error.name);

/** Whether a write was refused before it began, because its turn came too late. */
export const isTooLate = (error: unknown): boolean =>
  error instanceof HttpError
    ? error.status === 503
    : error instanceof Error && error.message.startsWith(NO_CONNECTION);

/** Whether the error comes from a running PostgreSQL server, which can therefore be reached. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof Error &&
  'severity' in error &&
  !String((error as { code?: unknown }).code).startsWith('57P');

/** Refusals of a reachable server: wrong name or password, unknown database, untrusted certificate. */
const REFUSALS =
  /^(28|3D|42501|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS|ERR_SSL)|does not support SSL|SASL/;

/** A sentence for the operator when the database can't be opened at the start; other errors are returned unchanged. */
export function outageAtStart(error: unknown, location: string): unknown {
  if (!(error instanceof Error)) return error;
  if (outageOf(error) === 'away') return new Error(storeTexts.noDatabase(location, reasonOf(error)));
  const { code = '' } = error as { code?: unknown };
  const isRefusal = REFUSALS.test(String(code)) || REFUSALS.test(error.message);
  return isRefusal ? new Error(storeTexts.databaseRefuses(location, reasonOf(error))) : error;
}

const LINE_MS = 5000;
let lastLine = Number.NEGATIVE_INFINITY;

const answers = {
  away: () => new HttpError(503, storeTexts.away, { retryAfter: 5 }),
  overloaded: () => new HttpError(503, httpTexts.busy, { retryAfter: 5 }),
  full: () => new HttpError(507, storeTexts.full, { retryAfter: 60 }),
};

/** Turns an outage into the error to answer with; other errors are returned unchanged. */
export function outageAsAnswer(error: Error): Error {
  const outage = outageOf(error);
  if (!outage) return error;
  if (performance.now() - lastLine > LINE_MS) {
    lastLine = performance.now();
    console.error(storeTexts.outage(reasonOf(error)));
  }
  return answers[outage]();
}
