import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { httpTexts } from './texts';

interface Details {
  /** One sentence per field. */
  errors?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  /** A word for programs that says why the call is refused for now. */
  etat?: string;
  /** The row as it is now, where the call was made on an older version of it. */
  present?: unknown;
}

/** An answer names at most this many errors, so that a call with thousands of them doesn't get megabytes back. */
const ERRORS_MAX = 20;

const few = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).slice(0, ERRORS_MAX));

/** Ends a request with a status and `{success: false, message, errors}`. */
export class HttpError extends Error {
  readonly details: Details;

  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    { errors, ...details }: Details = {},
  ) {
    super(message);
    this.details = { ...details, ...(errors && { errors: few(errors) }) };
  }
}

export const notFound = (message: string = httpTexts.notFound) => new HttpError(404, message);

export const invalid = (errors: Record<string, string>) => new HttpError(422, httpTexts.invalid, { errors });

type Issue = z.core.$ZodIssue;

function sentenceOf(issue: Issue): string {
  const isMissing = issue.input === undefined || issue.input === null;
  if (isMissing && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return httpTexts.required;
  if (issue.code === 'invalid_type') {
    return issue.expected === 'number' ? httpTexts.badNumber : httpTexts.badValue;
  }
  if (issue.code === 'too_small' && issue.origin === 'string') return httpTexts.required;
  if (issue.code === 'custom' && issue.path[0] === 'email') return httpTexts.badEmail;
  return httpTexts.badValue;
}

interface Refusal {
  path: readonly PropertyKey[];
  sentence: string;
}

/** One French sentence per refused field. For a list of objects the sentence names the line. */
export function errorsAt(refusals: readonly Refusal[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, sentence } of refusals) {
    const field = String(path[0] ?? 'corps');
    const [, line, ...inner] = path;
    errors[field] ??=
      typeof line === 'number' && inner.length ? httpTexts.inLine(line + 1, sentence) : sentence;
  }
  return errors;
}

export const fieldErrors = ({ issues }: z.core.$ZodError): Record<string, string> =>
  errorsAt(issues.map((issue) => ({ path: issue.path, sentence: sentenceOf(issue) })));
