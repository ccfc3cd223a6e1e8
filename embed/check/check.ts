/* One call that parvis-check makes, and the ids that calls keep for later ones. */
import type { ReadEndpoint } from '../../src/api/endpoint';
import type { Capability } from '../../src/domain/capabilities';
import type { SeenPages } from './pages';

/** A kind of record. */
type RecordKind = 'member' | 'group' | 'department' | 'event' | 'form' | 'role';
/** Ids of records that earlier answers had. */
export type RecordIds = Partial<Record<RecordKind, number>> & {
  /** What the first page of members had. */
  members?: SeenPages;
  /** The day of the event, `yyyy-mm-dd`. */
  day?: string;
  /** The names under which visitors find a form, and the registrations of an event. */
  publicForm?: string | number;
  registration?: string;
  /** An answer to the form. */
  answer?: number;
  /** Two members who may be one person. */
  pair?: { un: number; autre: number };
};

/** One call, and what depends on it. */
export interface Check {
  endpoint: ReadEndpoint<never, undefined>;
  /** Path variables and query; undefined where there is no record to ask about. */
  args(ids: RecordIds): object | undefined;
  /** Keeps ids, and says what is wrong with an answer whose shape is right. */
  read(answer: unknown, ids: RecordIds): string | undefined | Promise<string | undefined>;
  /** Says what it means that the back end has nothing at this address. */
  missing?: ((ids: RecordIds) => string) | undefined;
  /** What a widget lacks without it. */
  misses: string;
  /** Visitors make the call, so it is made without a token; they find it only where this capability is announced. */
  visitorsOf?: Capability;
  /** A call of the specification that widgets make only where this capability is announced. */
  offeredWith?: Capability;
}

export interface AreaChecks {
  title: string;
  checks: readonly Check[];
}

export const check = <P, A>(
  endpoint: ReadEndpoint<P, undefined, A>,
  misses: string,
  args: P | ((ids: RecordIds) => P | undefined),
  read: (answer: A, ids: RecordIds) => ReturnType<Check['read']> = () => undefined,
  more: Pick<Check, 'missing' | 'visitorsOf' | 'offeredWith'> = {},
): Check => ({
  endpoint: endpoint as unknown as Check['endpoint'],
  misses,
  args: (ids) => (typeof args === 'function' ? (args as (ids: RecordIds) => P)(ids) : args) as object,
  read: read as Check['read'],
  ...more,
});

/** The call with the id of a record, if there is one. */
export const withId = (kind: RecordKind) => (ids: RecordIds) => {
  const id = ids[kind];
  return id === undefined ? undefined : { id };
};

export const keepFirst = (kind: RecordKind, rows: readonly { id: number }[], ids: RecordIds): undefined => {
  ids[kind] ??= rows[0]?.id;
  return undefined;
};
