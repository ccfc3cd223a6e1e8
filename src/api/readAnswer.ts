/**
 * The tolerant reader: back ends answer `{data: {data: …}}`, `{data: …}` or the value itself, and the first of the
 * three that the endpoint's schema accepts wins. Nothing else in the program looks at an envelope.
 */
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint';
import { ApiError, failureOfAnswer, isRefusal } from './errors';

const inside = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { data?: unknown }).data : undefined;

/** Where the schema and the value part, for the log: field names and expectations, never values. */
function detailOf({ issues }: z.core.$ZodError): string {
  const issue = issues[0]!;
  const where = issue.path.map(String).join('.') || '(root)';
  return `${where}: ${'expected' in issue ? `expected ${issue.expected}` : issue.code}`;
}

/**
 * @throws ApiError of kind `contract` when no reading fits, of kind `invalid` on `success: false`.
 */
export function readAnswer<A>(endpoint: Endpoint<unknown, unknown, A>, status: number, body: unknown): A {
  const data = inside(body);
  for (const part of [body, data]) {
    if (!isRefusal(part)) continue;
    const failure = failureOfAnswer(status, part);
    throw new ApiError(
      failure.message ? failure : { ...failure, message: failureOfAnswer(status, body).message },
    );
  }
  const candidates = endpoint.flat ? [] : [inside(data), data].filter((part) => part !== undefined);
  let detail = '';
  let depth = -1;
  for (const candidate of [...candidates, body]) {
    const read = z.safeParse(endpoint.answer, candidate);
    if (read.success) return read.data;
    // The reading that got furthest is the one that was meant.
    const reached = read.error.issues[0]?.path.length ?? 0;
    if (reached > depth) {
      depth = reached;
      detail = detailOf(read.error);
    }
  }
  throw new ApiError({ kind: 'contract', status, detail });
}
