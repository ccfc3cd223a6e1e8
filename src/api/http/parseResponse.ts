/**
 * Parses a response tolerantly. Back ends answer `{data: {data: …}}`, `{data: …}` or the value itself; the first of
 * the three that the endpoint's schema accepts is taken. No other code looks at an envelope.
 */
import type { Endpoint, Schema } from '../endpoint';
import { ApiError, CUT_OFF, failureOfAnswer, isPage, isRefusal } from '../errors';

const inside = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { data?: unknown }).data : undefined;

/** What zod says about a mismatch. */
interface Issue {
  readonly path?: readonly unknown[];
  readonly code?: string;
  readonly expected?: string;
}

/** Calls the standard interface of schemas, because this module loads before zod. */
function readAs<A>(schema: Schema<A>, value: unknown): { value: A } | { issues: readonly Issue[] } {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('Parvis: the schema of an answer must be synchronous.');
  return result.issues ? { issues: result.issues as readonly Issue[] } : { value: result.value as A };
}

/** What came where JSON was expected; undefined for JSON. */
function otherThanJson(body: unknown): string | undefined {
  if (body === undefined) return 'an empty answer came instead of JSON';
  if (typeof body !== 'string') return undefined;
  if (isPage(body)) return 'a page (HTML) came instead of JSON';
  if (!/^\s*[[{]/.test(body)) return 'a text came instead of JSON';
  try {
    JSON.parse(body);
    return 'JSON came inside a JSON string';
  } catch {
    return CUT_OFF;
  }
}

/** Where the value doesn't fit the schema, for the log: names of fields and expectations, never values. */
function detailOf(issue: Issue): string {
  const where = issue.path?.map(String).join('.') || '(root)';
  return `${where}: ${issue.expected === undefined ? issue.code : `expected ${issue.expected}`}`;
}

/**
 * @throws ApiError of kind `contract` when no reading fits, of kind `invalid` on `success: false`.
 */
export function parseResponse<A>(endpoint: Endpoint<unknown, unknown, A>, status: number, body: unknown): A {
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
    const read = readAs(endpoint.answer, candidate);
    if ('value' in read) return read.value;
    const issue = read.issues[0]!;
    // The reading that got furthest is most likely the intended one.
    const reached = issue.path?.length ?? 0;
    if (reached > depth) {
      depth = reached;
      detail = detailOf(issue);
    }
  }
  detail = otherThanJson(body) ?? detail;
  throw new ApiError({ kind: 'contract', status, detail, ...(isPage(body) && { isPage: true }) });
}
