/**
 * The one place that every write passes. A handler checks the arguments and returns the work; the work runs in a
 * transaction that is opened here, so that what belongs to every write is done once and can't be left out.
 */
import type { Args, Writing } from '../../../src/api/endpoint';
import type { Api, RouteOptions } from '../http/api';
import { type Call, type Reply, serve } from '../http/route';
import { runWrite, type Work, type WriteQueue } from './runWrite';

type Answer<A> = A | Reply<A>;

/**
 * Serves a write that takes one transaction.
 * @param queue the rows that it waits for
 * @param handler checks the arguments before the transaction, and returns the work
 */
export function writeRoute<P, B, A>(
  api: Api,
  endpoint: Writing<P, B, A>,
  queue: WriteQueue,
  handler: (args: Args<P, B>, call: Call) => Work<Answer<NoInfer<A>>> | Promise<Work<Answer<NoInfer<A>>>>,
  options: RouteOptions = {},
): void {
  serve(api, endpoint, async (args, call) => runWrite(api.db, queue, await handler(args, call)), {
    ...options,
    isWrite: true,
  });
}

/** What a write of several transactions learns about its call. */
interface BatchCall extends Call {
  /** Runs one batch in a transaction of its own. Its result must be data, without functions or classes. */
  runBatch<R>(work: Work<R>): Promise<R>;
}

/** Serves a write that takes several transactions, because it would hold up all others in a single one. */
export function batchRoute<P, B, A>(
  api: Api,
  endpoint: Writing<P, B, A>,
  queue: WriteQueue,
  handler: (args: Args<P, B>, call: BatchCall) => Promise<Answer<NoInfer<A>>>,
  options: RouteOptions = {},
): void {
  serve(
    api,
    endpoint,
    (args, call) => handler(args, { ...call, runBatch: (work) => runWrite(api.db, queue, work) }),
    { ...options, isWrite: true },
  );
}
