/**
 * One call of the back end, described as data: the client, the types of `call`, the reference server's validation
 * and the OpenAPI document are all derived from it. Path variables are typed by the path itself
 * (`/api/membres/{id}/` asks for `id`); `params` describes the query string only.
 */
import type * as z from 'zod/mini';
import type { Capability } from '../domain/capabilities';
import type { Right, RightSubject } from '../domain/rights';

export type Schema<T = unknown> = z.core.$ZodType<T>;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an answer shows. A write names the tags of the answers that it makes stale. */
export type CacheTag =
  | 'membres'
  /** Members by their names alone, for pickers. */
  | 'noms'
  /** Counts of members, groups and departments, now and over time. */
  | 'effectifs'
  | 'groupes'
  | 'departements'
  /** The shared filters of the members list. */
  | 'filtres'
  | 'evenements'
  /** One event by its id. It is not asked for again when the event is deleted. */
  | 'evenement'
  | 'affectations'
  /** The people registered for an event, and how it takes registrations. */
  | 'inscrits'
  /** One's own addresses of events for calendars. */
  | 'flux'
  /** The key of the organisation's site. */
  | 'site'
  | 'roles'
  | 'intervenants'
  | 'formulaires'
  /** One form by its id. */
  | 'formulaire'
  | 'reponses'
  /** Pairs of members who may be one person. */
  | 'doublons'
  /** One answer by its id. */
  | 'reponse'
  /** Accounts, for administrators. */
  | 'comptes'
  /** The account of the signed-in person. */
  | 'profil'
  | 'journal'
  | 'corbeille'
  /** Mails that the back end sends. */
  | 'messages'
  /** How the server of the back end is. */
  | 'serveur'
  /** Who came to events. */
  | 'presences'
  /** Records without activity, and how long data are kept. */
  | 'conservation'
  /** What people answered for the dates of events, and the roles that these need. */
  | 'services'
  /**
   * The same of one date. A change of the event's life leaves it alone: the date may be no longer there to be asked for, and the
   * event, read again, says which dates are.
   */
  | 'service'
  /** When members aren't there. */
  | 'absences'
  /** Notes and visits of members, and their kinds. */
  | 'notes'
  /** Consents of members, and their kinds. */
  | 'consentements';

/** `P`: path variables and query parameters, `B`: body (`undefined` when there is none), `A`: parsed answer. */
export interface Endpoint<P = unknown, B = unknown, A = unknown> {
  /** `family.name`, e.g. `membres.list`: the key of overrides and of cached answers. */
  readonly id: string;
  readonly method: Method;
  /** Sent byte for byte, with or without a closing slash. */
  readonly path: string;
  /** Query string. Arrays travel as repeated `name[]=`; empty values are left out. */
  readonly params?: Schema;
  /** Query values sent when the caller gives none. */
  readonly defaults?: Readonly<Record<string, string | number>>;
  readonly body?: Schema<B>;
  readonly answer: Schema<A>;
  /** Loads the schema while the call is under way, where the call must not wait for it; `answer` is then not used. */
  readonly loadAnswer?: () => Promise<Schema<A>>;
  /** The answer schema describes the whole body: no `{data: …}` is unwrapped. */
  readonly flat?: true;
  /** Login, logout, reset, verify: a 401 here says nothing about the session. */
  readonly anonymous?: true;
  /** The answer is a `Blob`. */
  readonly file?: true;
  /** The body travels as multipart/form-data. */
  readonly multipart?: true;
  /** The only status that counts as success; by default any 2xx does. */
  readonly status?: number;
  /**
   * Keys of the query or the body beyond the specification, each with the capability that it needs: the client omits
   * those that the back end didn't announce. `champs.id` names a key of each row of the list `champs`.
   */
  readonly extras?: Readonly<Record<string, Capability>>;
  /** The call as a whole is beyond the specification: screens offer it where this capability is announced. */
  readonly needs?: Capability;
  /** The right that the call needs, where its family and method don't say it: see `rightOf`. */
  readonly right?: Right;
  /** What the answer of a GET shows. */
  readonly tags?: readonly CacheTag[];
  /** What a write makes stale; everything when it doesn't say. */
  readonly invalidates?: readonly CacheTag[];
  /** Never set; it carries `P` for inference. */
  readonly $params?: P;
}

/** The arguments of a call: path variables and query parameters side by side, and `body` if it has one. */
export type Args<P, B> = [B] extends [undefined] ? P : P & { body: B };

export type PathVariable = number | string;
type Names<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type PathArgs<Path> = { [Name in Names<Path>]: PathVariable };

interface Options<Q, B> {
  params?: Schema<Q>;
  defaults?: Readonly<Record<string, string | number>>;
  body?: Schema<B>;
  flat?: true;
  anonymous?: true;
  file?: true;
  multipart?: true;
  status?: number;
  extras?: Readonly<Record<string, Capability>>;
  needs?: Capability;
  right?: Right;
  tags?: readonly CacheTag[];
  invalidates?: readonly CacheTag[];
}

/** An endpoint whose method is known to the compiler. */
type Of<M extends Method, P = unknown, B = unknown, A = unknown> = Endpoint<P, B, A> & {
  readonly method: M;
};

/** A call that only reads. */
export type ReadEndpoint<P = unknown, B = unknown, A = unknown> = Of<'GET', P, B, A>;

/** A call that changes data. */
export type WriteEndpoint<P = unknown, B = unknown, A = unknown> = Of<Exclude<Method, 'GET'>, P, B, A>;

const verb =
  <const M extends Method>(method: M) =>
  <const Path extends string, A, Q = unknown, B = undefined>(
    path: Path,
    answer: Schema<A>,
    options?: Options<Q, B>,
  ): Of<M, PathArgs<Path> & Q, B, A> => ({ id: '', method, path, answer, ...options });

export const get = verb('GET');
export const post = verb('POST');
export const put = verb('PUT');
export const patch = verb('PATCH');
export const del = verb('DELETE');

/** Families of calls whose name is no subject of rights: rightOf.ts has the subject of each. */
export type NamedFamily =
  | 'membersFamily'
  | 'filtresPartages'
  | 'groupsFamily'
  | 'departmentsFamily'
  | 'doublons'
  | 'roles'
  | 'intervenants'
  | 'rendezVous'
  | 'flux'
  | 'site'
  | 'services'
  | 'absences'
  | 'consentements';

/**
 * The families of calls; another name doesn't compile. A family has a subject, so its calls have a right; those of `auth` are
 * all anonymous.
 */
type Family = RightSubject | NamedFamily | 'auth';

/**
 * Names the endpoints of one family: `family('membres', { list })` makes `list.id` `membres.list`. The name also says
 * which rights the calls need, see `rightOf`.
 */
export function family<T extends Record<string, { readonly id: string }>>(name: Family, table: T): T {
  for (const [key, endpoint] of Object.entries(table)) Object.assign(endpoint, { id: `${name}.${key}` });
  return table;
}
