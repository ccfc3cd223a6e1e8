/**
 * Registers the handler of an endpoint. Token, right, path, query and body are checked against the contract before the
 * handler runs, and its result is put into the envelope. The OpenAPI document lists exactly the endpoints registered here.
 */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Args, Endpoint, ReadEndpoint, WriteEndpoint } from '../../../src/api/endpoint';
import { rightOf } from '../../../src/api/rightOf';
import { ID_MAX } from '../../../src/domain/wire';
import type { Reservation } from './body/BodyBudget';
import { bodyKindOf } from './body/bodyParts';
import { readBody } from './body/readBody';
import { storable } from './body/storable';
import { callerOf } from './caller';
import { errorsAt, fieldErrors, HttpError, invalid, notFound } from './httpError';
import { readQuery } from './queryParams';
import type { RouteBase, RouteOptions } from './routeBase';
import { refusedNumbers } from './sentNumbers';
import { httpTexts } from './texts';
import type { User } from './user';

/** The only path variable that isn't a number. It is readable, because people see it in addresses. */
const READABLE = 'identifiant';

/** After a body that took longer, token and right are asked again before the handler begins its work. */
const QUICK_MS = 1000;

/** What a handler learns about the caller. */
export interface CallContext {
  /** Present on every route that isn't public. */
  user?: User;
  token?: string;
  /** Address of the caller, for counting attempts. */
  caller: string;
  /** The header `Idempotency-Key`. */
  key?: string;
  /** What the browser says of itself. */
  agent?: string | undefined;
  signal: AbortSignal;
}

/** An answer with a message or another status than 200. */
export class Reply<A> {
  constructor(
    readonly data: A,
    readonly message: string | null = null,
    readonly status: 200 | 201 = 200,
  ) {}
}

type Handler<P, B, A> = (args: Args<P, B>, call: CallContext) => Promise<A | Reply<A> | Response>;

/** Reads `Authorization: Token {token}`. */
function tokenOf(header: string | undefined): string | undefined {
  return /^Token\s+(\S{1,200})\s*$/i.exec(header ?? '')?.[1];
}

function pathArgs(c: Context): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(c.req.param())) {
    if (name === READABLE) {
      args[name] = text;
      continue;
    }
    const id = Number(text);
    if (id > ID_MAX || id < 1) throw notFound();
    args[name] = id;
  }
  return args;
}

function checked(schema: NonNullable<Endpoint['params']>, value: unknown): unknown {
  const read = z.safeParse(schema, storable(value), { reportInput: true });
  if (!read.success) throw invalid(fieldErrors(read.error));
  const refused = refusedNumbers(schema, read.data);
  if (refused.length) throw invalid(errorsAt(refused));
  return read.data;
}

function queryArgs(c: Context, { params, defaults }: Endpoint): object {
  if (!params) return {};
  return checked(params, { ...defaults, ...readQuery(params, new URL(c.req.url).searchParams) }) as object;
}

async function bodyArgs(
  c: Context,
  endpoint: Endpoint,
  options: RouteOptions,
  reservation: Reservation,
): Promise<object> {
  if (!endpoint.body) return {};
  return { body: checked(endpoint.body, await readBody(c, endpoint, options, reservation)) };
}

function answer<A>(
  c: Context,
  api: RouteBase,
  endpoint: Endpoint,
  result: A | Reply<A>,
  isWhole?: true,
): Response {
  const { data, message, status } = result instanceof Reply ? result : new Reply(result);
  if (api.checkAnswers) z.parse(endpoint.answer, data);
  return c.json(isWhole ? (data as object) : { success: true, message, data }, status);
}

/** Every signed-in person may use the calls of the own session. */
const rightFor = (endpoint: Endpoint) => (endpoint.id.startsWith('auth.') ? undefined : rightOf(endpoint));

/** The user whose token it is. @throws HttpError 401 or 403 when the call is not for visitors, nor for the user */
async function admitted(
  { tokens, authorize }: RouteBase,
  token: string | undefined,
  endpoint: Endpoint,
  { isPublic, hasKey }: RouteOptions,
): Promise<User | undefined> {
  // The key of a link is no token.
  const user = token && !hasKey ? await tokens.userOf(token) : undefined;
  if (isPublic) return user;
  if (!user) throw new HttpError(401, httpTexts.unauthorized);
  authorize(user, rightFor(endpoint));
  return user;
}

/**
 * Serves an endpoint of any kind on the app. Routes call the three functions that say what they do: `readRoute` below,
 * `sessionRoute` below, and `writeRoute` of `writes`.
 */
export function serve<P, B, A>(
  api: RouteBase,
  endpoint: Endpoint<P, B, A>,
  handler: Handler<P, B, NoInfer<A>>,
  options: RouteOptions = {},
): void {
  // Without its closing slash, Hono accepts both forms. Ids are digits, so that `search/` is never taken for one.
  const path = endpoint.path
    .replace(/\/$/, '')
    .replace(/\{(\w+)\}/g, (_, name) => `:${name}{${name === READABLE ? '[A-Za-z0-9_-]+' : '[0-9]+'}}`);
  const contract = endpoint as Endpoint;
  api.served.push({ endpoint: contract, options });
  api.app.on(endpoint.method, path, async (c: Context) => {
    const caller = callerOf(c, api.trustProxy);
    // This runs before the token is looked up and the body is read, so that a refused call costs almost nothing.
    const token = tokenOf(c.req.header('authorization'));
    if (options.enter) await options.enter(caller, pathArgs(c), token);
    const user = await admitted(api, token, contract, options);
    c.set('user', user);
    const inPath = pathArgs(c);
    const reservation = api.bodyBudget.reserve(
      bodyKindOf(contract, user),
      user ? `compte ${user.id}` : caller,
    );
    try {
      const begun = performance.now();
      const args = {
        ...inPath,
        ...queryArgs(c, contract),
        ...(await bodyArgs(c, contract, options, reservation)),
      };
      if (performance.now() - begun > QUICK_MS) await admitted(api, token, contract, options);
      const result = await handler(args as Args<P, B>, {
        user,
        token,
        caller,
        key: c.req.header('idempotency-key'),
        agent: c.req.header('user-agent'),
        signal: c.req.raw.signal,
      });
      if (user && rightFor(contract)?.endsWith('.exporter'))
        api.access.note({ genre: 'export', account: user.id, caller, detail: contract.id });
      return result instanceof Response ? result : answer(c, api, contract, result, options.isWhole);
    } finally {
      reservation.release();
    }
  });
}

/** Serves a call that only reads. A write doesn't compile here: it goes through `writeRoute`. */
export const readRoute: <P, B, A>(
  api: RouteBase,
  endpoint: ReadEndpoint<P, B, A>,
  handler: Handler<P, B, NoInfer<A>>,
  options?: RouteOptions,
) => void = serve;

/** Serves a call that changes nothing but the caller's own session. */
export const sessionRoute: <P, B, A>(
  api: RouteBase,
  endpoint: WriteEndpoint<P, B, A>,
  handler: Handler<P, B, NoInfer<A>>,
  options?: RouteOptions,
) => void = serve;
