import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { HttpError } from '../../http/httpError';
import { retryHeader } from '../../http/page';

/**
 * Answers a calendar as a file, or 304 to a program that has this text already. A refusal is plain text, because people read it in
 * their calendar program.
 * @param sharing who may keep it: caches on the way as well, or the program alone
 * @param fileName for a file to be saved
 */
export async function calendarAnswer(
  c: Context,
  sharing: 'public' | 'private',
  read: () => Promise<string>,
  fileName?: string,
): Promise<Response> {
  try {
    const text = await read();
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const headers = { etag: tag, 'cache-control': `${sharing}, no-cache` };
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, headers);
    return c.body(text, 200, {
      ...headers,
      ...(fileName && { 'content-disposition': `attachment; filename="${fileName}"` }),
      'content-type': 'text/calendar; charset=utf-8',
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return c.text(error.message, error.status, { 'cache-control': 'no-store', ...retryHeader(error) });
  }
}
