import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { serverTexts } from '../texts';

interface Details {
  /** One sentence per field. */
  errors?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
}

/** Ends a request with a status and `{success: false, message, errors}`. */
export class HttpError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

export const notFound = (message: string = serverTexts.notFound) => new HttpError(404, message);

export const invalid = (errors: Record<string, string>) =>
  new HttpError(422, serverTexts.invalid, { errors });
