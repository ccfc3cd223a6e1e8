/**
 * Registers the handler of an endpoint: token, path, query and body are checked against the contract before it runs,
 * and what it returns is put into the envelope. OpenAPI lists what passed through here and nothing else.
 */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Args, Endpoint } from '../../../src/api/endpoint';
import type { User } from '../auth/tokens';
import { serverTexts } from '../texts';
import type { Api, RouteOptions } from './api';
import { limitBody } from './bodyLimit';
import { callerOf } from './caller';
import { cleaned } from './cleanText';
import { fieldErrors } from './fieldErrors';
import { HttpError, invalid, notFound } from './httpError';
import { readQuery } from './queryParams';

/** The path variable that is no number: readable, for addresses that people see. */
const READABLE = 'identifiant';

/** Largest id that the tables hold. */
const ID_MAX = 2 ** 31 - 1;

/** Fields and files of one form. */
const PARTS_MAX = 1000;

/** Who calls. */
export interface Call {
  /** Present on every route that isn't public. */
  user?: User;
  token?: string;
  /** Address of the caller, for counting attempts. */
  caller: string;
  signal: AbortSignal;
}

/** An answer with more than data. */
export class Reply<A> {
  constructor(
    readonly data: A,
    readonly message: string | null = null,
    readonly status: 200 | 201 = 200,
  ) {}
}

type Handler<P, B, A> = (args: Args<P, B>, call: Call) => Promise<A | Reply<A> | Response>;

/** `Authorization: Token {token}`. */
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

/** Fields and files of a form; of a name given twice, the last. */
async function formOf(c: Context): Promise<unknown> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
    throw new HttpError(415, serverTexts.notMultipart);
  const form = await c.req.formData().catch(() => {
    throw new HttpError(400, serverTexts.unreadableForm);
  });
  const parts = [...form];
  if (parts.length > PARTS_MAX) throw new HttpError(413, serverTexts.tooManyParts(PARTS_MAX));
  return Object.fromEntries(parts);
}

async function bodyOf(c: Context, { multipart }: Endpoint, { orJson }: RouteOptions): Promise<unknown> {
  const isJson = /^application\/json\b/i.test(c.req.header('content-type') ?? '');
  if (multipart && !(orJson && isJson)) return formOf(c);
  // Pages of any site may send other types without asking first, in the name of whoever looks at them.
  if (!isJson) throw new HttpError(415, serverTexts.unsupported);
  const text = await c.req.text();
  try {
    return text.trim() ? JSON.parse(text) : {};
  } catch {
    throw new HttpError(400, serverTexts.unreadable);
  }
}

function checked(schema: NonNullable<Endpoint['params']>, value: unknown): unknown {
  const read = z.safeParse(schema, cleaned(value), { reportInput: true });
  if (!read.success) throw invalid(fieldErrors(read.error));
  return read.data;
}

async function argsOf(c: Context, endpoint: Endpoint, options: RouteOptions): Promise<unknown> {
  const args = pathArgs(c);
  if (endpoint.params) {
    const query = { ...endpoint.defaults, ...readQuery(endpoint.params, new URL(c.req.url).searchParams) };
    Object.assign(args, checked(endpoint.params, query));
  }
  if (endpoint.body) args.body = checked(endpoint.body, await bodyOf(c, endpoint, options));
  return args;
}

function answer<A>(c: Context, api: Api, endpoint: Endpoint, result: A | Reply<A>, isWhole?: true): Response {
  const { data, message, status } = result instanceof Reply ? result : new Reply(result);
  if (api.checkAnswers) z.parse(endpoint.answer, data);
  return c.json(isWhole ? (data as object) : { success: true, message, data }, status);
}

/** Serves the endpoint on the app. */
export function route<P, B, A>(
  api: Api,
  endpoint: Endpoint<P, B, A>,
  handler: Handler<P, B, NoInfer<A>>,
  options: RouteOptions = {},
): void {
  // Without its closing slash: Hono then takes both forms. Ids are digits, so that `search/` is never taken for one.
  const path = endpoint.path
    .replace(/\/$/, '')
    .replace(/\{(\w+)\}/g, (_, name) => `:${name}{${name === READABLE ? '[A-Za-z0-9_-]+' : '[0-9]+'}}`);
  const contract = endpoint as Endpoint;
  api.served.push({ endpoint: contract, options });
  api.app.on(endpoint.method, path, async (c: Context) => {
    const token = tokenOf(c.req.header('authorization'));
    const user = token ? await api.tokens.userOf(token, 'session') : undefined;
    if (!user && !options.isPublic) throw new HttpError(401, serverTexts.unauthorized);
    const caller = callerOf(c, api.trustProxy);
    await options.enter?.(caller);
    await limitBody(c, options.limit);
    const args = (await argsOf(c, contract, options)) as Args<P, B>;
    const result = await handler(args, { user, token, caller, signal: c.req.raw.signal });
    return result instanceof Response ? result : answer(c, api, contract, result, options.isWhole);
  });
}
