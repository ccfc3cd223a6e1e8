/** The one error type of the client: screens switch over `kind`, `failureText` turns it into French. */

interface Base {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The server's own words, at most 500 characters of them. */
  message?: string;
  /** A word for programs that says why. */
  etat?: string;
  /** The answer is a page (HTML), as of a site that has no such API. */
  isPage?: true;
  /** What is wrong with the answer, in English and for logs: its place and its kind, never a value of it. */
  detail?: string;
  fields?: undefined;
}

/** Why a call failed, by `kind`. */
export type Failure =
  /** No answer came: the network is down, or nothing arrived within the timeout. */
  | (Base & { kind: 'offline' | 'timeout'; status: 0 })
  /** Nothing was sent: code of Parvis could not be loaded or failed while loading. */
  | (Base & { kind: 'code'; status: 0 })
  | (Base & { kind: 'unauthenticated' | 'forbidden' | 'notFound' | 'server' })
  /** The answer doesn't have the shape its endpoint describes, or code failed. */
  | (Base & { kind: 'contract' })
  /**
   * The server refused what was sent: a reason by field name. Also a 2xx answer with `success: false`. `present` is the
   * row of a 409 as the server has it now, unchecked.
   */
  | (Omit<Base, 'fields'> & { kind: 'invalid'; fields: Record<string, string>; present?: unknown });

/** What a failed call rejects with; `failure` says why. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(readonly failure: Failure) {
    super(failure.message ?? `${failure.kind} (${failure.status})`);
  }
}

/** The failure that a thrown value means. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ApiError
    ? error.failure
    : { kind: 'contract', status: 0, message: error instanceof Error ? error.message : undefined };

/** The answer ends before its JSON does, or before as many bytes came as were announced. */
export const CUT_OFF = 'the answer is cut off';

/**
 * What a failure means for the author of a back end or of a page, in English: the same words in the console, in
 * `parvis-failed` and in parvis-check. A browser doesn't tell a page why nothing came.
 */
export const faultOf = ({ kind, status, message, detail }: Failure): string =>
  detail ??
  message ??
  (kind === 'offline' ? 'no answer: offline, or not allowed (CORS)' : `status ${status}`);

/**
 * Whether a failed write may nevertheless have been done: no answer came, the answer doesn't say, or the server failed
 * on the way. A 4xx and a 2xx that refuses say that nothing was written; so does 501, an unknown request.
 */
export const mayHaveWritten = ({ kind, status }: Failure): boolean =>
  kind === 'contract' || status === 0 || (status >= 500 && status !== 501);

/** Whether another person deleted or changed the entity first. */
export const isOutdated = ({ status }: Failure): boolean => status === 404 || status === 409;

/** Whether a call was aborted on purpose, so that there is nothing to show. */
export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { name?: unknown }).name === 'AbortError';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Some back ends answer with a whole page, which is too long for an alert. */
const TOO_LONG = /^(.{500}).+/s;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value.replace(TOO_LONG, '$1…') : undefined;

/** Errors by field: a back end writes one sentence or a list of them. */
function fieldsOf(errors: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(record(errors))) {
    const sentence = text(Array.isArray(value) ? value.filter(text).join(' ') : value);
    if (sentence) fields[name] = sentence;
  }
  return fields;
}

/** Whether an answer is a page (HTML) instead of data. */
export const isPage = (body: unknown): boolean =>
  typeof body === 'string' && body.slice(0, 100).trimStart().startsWith('<');

/** The failure that an answer with this status and body means. */
export function failureOfAnswer(status: number, body: unknown): Failure {
  const { message, error, errors, etat, data } = record(body);
  const base = {
    status,
    message: text(message) ?? text(error),
    ...(text(etat) && { etat: text(etat) }),
    // A server that fails may answer with a page, too.
    ...(status < 500 && isPage(body) && { isPage: true as const }),
  };
  if (status === 401) return { kind: 'unauthenticated', ...base };
  if (status === 403) return { kind: 'forbidden', ...base };
  if (status === 404) return { kind: 'notFound', ...base };
  if (status >= 500) return { kind: 'server', ...base };
  const isOvertaken = status === 409 && typeof data === 'object' && data !== null;
  return { kind: 'invalid', ...base, fields: fieldsOf(errors), ...(isOvertaken && { present: data }) };
}

/** Whether a 2xx says in its body that nothing was done. */
export const isRefusal = (body: unknown): boolean => record(body).success === false;
