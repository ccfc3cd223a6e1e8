/*
 * Goes through the calls of a back end and says of each whether it keeps the contract. It only reads, and asks at most
 * for `LIMIT` milliseconds. A call is given as long as widgets wait.
 */
import { API_TIMEOUT, type Client, type ClientOptions, createClient } from '../../src/api/client';
import type { Endpoint } from '../../src/api/endpoint';
import { authCalls } from '../../src/api/endpoints/auth';
import { memberCalls } from '../../src/api/endpoints/members';
import { type Failure, failureOf, faultOf } from '../../src/api/errors';
import { urlOf } from '../../src/api/http/request';
import { withParts } from '../../src/domain/capabilities';
import { AREAS } from './calls';
import type { Check, RecordIds } from './check';
import { wrongPlaces } from './pages';

const LIMIT = 120_000;
/** From which an answer is worth a word, in milliseconds: widgets show a skeleton as long. */
const SLOW = 2000;

/** What came of one call. */
export interface Result {
  /** `GET /api/membres/?page=1` */
  call: string;
  /**
   * `missing`: the back end has no such call. `wrong`: it has, and breaks the contract. `refused`: to this account.
   * `skipped`: there was no record to ask about, or no time.
   */
  outcome: 'works' | 'missing' | 'wrong' | 'refused' | 'skipped';
  /** What is wrong, or why it was not asked. */
  reason?: string | undefined;
  /** Seconds that an answer took, where a person would notice. */
  seconds?: number;
  /** What a widget lacks where it is missing or wrong. */
  misses?: string;
}

/** Token, or e-mail address and password, of an account that may read everything. */
export type Access = { token: string } | { email: string; password: string };

export interface Options {
  /** Base address without a closing slash. */
  api: string;
  access: Access;
  /** The origin of a page that will show widgets, to see whether its browser may call. */
  origin?: string | undefined;
  fetch?: typeof fetch;
  /** Called with the title of each area, then with each of its results. */
  onArea(title: string): void;
  onResult(result: Result): void;
}

/** A client with a session at the back end. */
export interface Connection {
  client: Client;
  /** What it announced: names of groups and parts, and the parts of each group. */
  announced: ReadonlySet<string>;
  /** Names of `data.capacites` as they came. */
  names: readonly string[];
  /** How the account is called. */
  user: string;
  /** Ends the session, if it was made by a password. */
  leave(): Promise<void>;
}

/** What the failure of a call means for the author of the back end: the words of the console, and all that was refused. */
export function reasonOf(failure: Failure): string {
  const { kind, status, message } = failure;
  // CORS is a matter of browsers.
  if (kind === 'offline') return failure.detail ?? 'no answer';
  if (kind === 'timeout' || kind === 'contract') return faultOf(failure);
  const words = message ? ` «${message}»` : '';
  const fields = Object.entries(failure.fields ?? {}).map(([name, reason]) => `${name}: ${reason}`);
  return [`status ${status}${words}`, ...fields].join('; ');
}

const MISSING = [404, 405, 501];

/** The result of a call that failed. */
export function failedResult(call: string, failure: Failure, misses: string): Result {
  const reason = reasonOf(failure);
  if (failure.kind === 'forbidden') return { call, outcome: 'refused', reason };
  return { call, outcome: MISSING.includes(failure.status) ? 'missing' : 'wrong', reason, misses };
}

const nameOf = (endpoint: Endpoint, args: object) => `${endpoint.method} ${urlOf(endpoint, args)}`;

/**
 * Signs in with a password, or checks the token.
 * @throws ApiError when the back end refuses or answers something else
 */
export async function connect({
  api,
  access,
  fetch,
}: Pick<Options, 'api' | 'access' | 'fetch'>): Promise<Connection> {
  let token = 'token' in access ? access.token : undefined;
  const options: ClientOptions = { api, getToken: () => token, ...(fetch && { fetch }) };
  const client = createClient(options);
  if (!('token' in access)) token = (await client.call(authCalls.login, { body: access })).token;
  const answer = await client.call(authCalls.verify, {}, { isAhead: true });
  const { name, prenom, nom, email } = answer.user as Record<string, string | null | undefined>;
  client.capabilities = withParts(answer.capacites);
  return {
    client,
    announced: client.capabilities,
    names: answer.capacites ?? [],
    user: name || [prenom, nom].filter(Boolean).join(' ') || email || 'a user without a name',
    async leave() {
      if (!('token' in access)) await client.call(authCalls.logout, {}).catch(() => undefined);
    },
  };
}

async function resultOf(
  client: Client,
  { endpoint, args, read, misses, missing }: Check,
  ids: RecordIds,
): Promise<Result> {
  const values = args(ids);
  if (!values)
    return {
      call: `${endpoint.method} ${endpoint.path}`,
      outcome: 'skipped',
      reason: 'there is no such record',
    };
  const call = nameOf(endpoint, { ...endpoint.defaults, ...values });
  const start = performance.now();
  try {
    // Ahead, so that nothing is asked twice: a call that works at the second try is worth knowing.
    const answer = await client.call(endpoint, values as never, { isAhead: true });
    const time = performance.now() - start;
    const seconds = time > SLOW ? { seconds: Math.round(time / 100) / 10 } : undefined;
    const reason = (await read(answer, ids)) ?? wrongPlaces(answer);
    return reason ? { call, outcome: 'wrong', reason, misses } : { call, outcome: 'works', ...seconds };
  } catch (error) {
    const failed = failedResult(call, failureOf(error), misses);
    return missing && failed.outcome === 'missing'
      ? { ...failed, outcome: 'wrong', reason: missing(ids) }
      : failed;
  }
}

/** Whether a stranger is refused with 401, which every widget takes for the end of a session. */
async function strangerResult({ api, fetch: send = fetch }: Options): Promise<Result> {
  const args = { page: 1, page_size: 1 };
  const call = `${nameOf(memberCalls.list, args)} without a token`;
  try {
    const { status } = await send(api + urlOf(memberCalls.list, args), {
      signal: AbortSignal.timeout(API_TIMEOUT),
    });
    if (status === 401) return { call, outcome: 'works' };
    if (MISSING.includes(status)) return { call, outcome: 'skipped', reason: 'there is no such call' };
    const reason = `status ${status} instead of 401${status < 300 ? ': anybody can read the members' : ''}`;
    return { call, outcome: 'wrong', reason, misses: 'the sign-in form when a session ends' };
  } catch {
    return { call, outcome: 'wrong', reason: 'no answer', misses: 'the sign-in form when a session ends' };
  }
}

const listOf = (header: string | null) => (header ?? '').toLowerCase().split(/\s*,\s*/);

/** Whether the browser of a page at this origin may send what widgets send. */
async function originResult(
  { api, origin = '', fetch: send = fetch }: Options,
  announced: ReadonlySet<string>,
): Promise<Result> {
  const wanted = ['authorization', 'content-type', ...(announced.has('cles') ? ['idempotency-key'] : [])];
  const call = `OPTIONS /api/membres/1/ from ${origin}`;
  const misses = 'everything on that page: its browser refuses the calls';
  try {
    const { headers, status } = await send(`${api}/api/membres/1/`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': wanted.join(','),
      },
      signal: AbortSignal.timeout(API_TIMEOUT),
    });
    const allowed = headers.get('access-control-allow-origin');
    const methods = listOf(headers.get('access-control-allow-methods'));
    const names = listOf(headers.get('access-control-allow-headers'));
    const reasons = [
      status >= 300 && `status ${status}`,
      allowed !== origin && allowed !== '*' && `Access-Control-Allow-Origin is ${allowed ?? 'missing'}`,
      ...['put', 'patch', 'delete'].map(
        (one) =>
          !methods.includes(one) &&
          !methods.includes('*') &&
          `Access-Control-Allow-Methods lacks ${one.toUpperCase()}`,
      ),
      ...wanted.map((one) => !names.includes(one) && `Access-Control-Allow-Headers lacks ${one}`),
    ].filter(Boolean);
    return reasons.length
      ? { call, outcome: 'wrong', reason: reasons.join('; '), misses }
      : { call, outcome: 'works' };
  } catch {
    return { call, outcome: 'wrong', reason: 'no answer', misses };
  }
}

/** Makes the calls that only read. What was not announced is not asked for. */
export async function checkBackEnd(
  options: Options,
  { client, announced }: Connection,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const ids: RecordIds = {};
  const end = performance.now() + LIMIT;
  const { api, fetch } = options;
  const visitor = createClient({ api, getToken: () => undefined, ...(fetch && { fetch }) });
  const add = (result: Result) => {
    results.push(result);
    options.onResult(result);
  };
  options.onArea('Access');
  add(await strangerResult(options));
  if (options.origin) add(await originResult(options, announced));
  for (const { title, checks } of AREAS) {
    const offered = checks.filter(({ endpoint, visitorsOf, offeredWith }) =>
      [endpoint.needs, visitorsOf, offeredWith].every((part) => !part || announced.has(part)),
    );
    if (offered.length > 0) options.onArea(title);
    for (const one of offered) {
      const isLate = performance.now() > end;
      const call = `${one.endpoint.method} ${one.endpoint.path}`;
      add(
        isLate
          ? { call, outcome: 'skipped', reason: `${LIMIT / 1000} s are over` }
          : await resultOf(one.visitorsOf ? visitor : client, one, ids),
      );
    }
  }
  return results;
}
