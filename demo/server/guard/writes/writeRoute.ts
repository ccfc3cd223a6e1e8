/**
 * The one place that every write passes. A handler checks the arguments and returns the work; the work runs in a
 * transaction that is opened here, so that what belongs to every write is done once and can't be left out.
 */
import type { Args, Endpoint, WriteEndpoint } from '../../../../src/api/endpoint';
import { type CallContext, Reply, serve } from '../../http/route';
import type { RouteOptions } from '../../http/routeBase';
import { isTooLate } from '../../store/database/outage';
import type { Work } from '../../store/database/writeQueue';
import type { Api } from '../api';
import { moveToTrash } from '../trash/moveToTrash';
import type { TrashKind } from '../trash/parts';
import { operationOf } from './journal';
import { runWrite, type WriteCall, type WriteQueue } from './runWrite';
import { stillAllowed } from './stillAllowed';
import { checkedKey, fingerprintOf, type WriteKey } from './writeKey';

type Answer<A> = A | Reply<A>;

/** The key that the caller gave, where keys are announced. */
async function keyOf(
  api: Api,
  { id }: Endpoint,
  args: unknown,
  call: CallContext,
  { hasSecret }: RouteOptions,
): Promise<WriteKey | undefined> {
  if (hasSecret || call.key === undefined || !api.capabilities.includes('cles')) return undefined;
  const key = checkedKey(call.key);
  const carrier = call.user ? `compte ${call.user.id}` : 'visiteur';
  return { carrier, key, fingerprint: await fingerprintOf(id, args) };
}

/** Deleting, emptying the trash and erasing. */
const makesRoom = ({ method, right }: Endpoint): boolean =>
  method === 'DELETE' || (method === 'POST' && right === 'rgpd.supprimer');

/** What the one place knows about a call. */
const writeCallOf = async (
  api: Api,
  queue: WriteQueue,
  endpoint: Endpoint,
  args: unknown,
  call: CallContext,
  options: RouteOptions,
): Promise<WriteCall> => ({
  queue,
  stillAllowed: stillAllowed(api, endpoint, call, options.isPublic ?? false),
  key: await keyOf(api, endpoint, args, call, options),
  operation: operationOf(api, endpoint, call.user),
  makesRoom: makesRoom(endpoint),
});

/** An answer as data, and back: what is stored with a key must not be a class. */
const dataOf = <A>(answer: Answer<A>) => {
  const { data, message, status } = answer instanceof Reply ? answer : new Reply(answer);
  return { data, message, status };
};
const replyOf = <A>({ data, message, status }: Pick<Reply<A>, 'data' | 'message' | 'status'>) =>
  new Reply(data, message, status);

interface WriteOptions<P, B> extends RouteOptions {
  /** What the call deletes, which goes to the trash where it is announced. */
  trash?: TrashKind;
  /** Called once the work is stored, for mails. */
  committed?(args: Args<P, B>, call: CallContext): void;
}

/**
 * Serves a write that takes one transaction.
 * @param queue the rows that it waits for
 * @param handler checks the arguments before the transaction, and returns the work
 */
export function writeRoute<P, B, A>(
  api: Api,
  endpoint: WriteEndpoint<P, B, A>,
  queue: WriteQueue,
  handler: (
    args: Args<P, B>,
    call: CallContext,
  ) => Work<Answer<NoInfer<A>>> | Promise<Work<Answer<NoInfer<A>>>>,
  { committed, ...options }: WriteOptions<P, B> = {},
): void {
  serve(
    api,
    endpoint,
    async (args, call) => {
      const write = await writeCallOf(api, queue, endpoint as Endpoint, args, call, options);
      const work = await handler(args, call);
      const { trash } = options;
      const reply = await runWrite(api.db, write, async (trx) => {
        const done = dataOf(await work(trx));
        if (!trash || !api.capabilities.includes('corbeille')) return done;
        // With this id, the notice after a deletion can offer to undo it.
        return { ...done, data: { ...done.data, corbeille: await moveToTrash(trx, trash) } as A };
      });
      committed?.(args, call);
      return replyOf<A>(reply);
    },
    { ...options, isWrite: true },
  );
}

/** What a write of several transactions learns about its call. */
interface BatchCall extends CallContext {
  /**
   * Runs one batch in a transaction of its own. Its result must be data, without functions or classes. The first one is
   * refused if its turn comes too late; the others wait, because a refusal would hide what the first ones have done.
   */
  runBatch<R>(work: Work<R>): Promise<R>;
}

/**
 * Serves a write that takes several transactions, because it would hold up all others in a single one, or one with
 * something to do around it. With a key, each batch is done once: a repeated call continues where the first one ended.
 */
export function batchRoute<P, B, A>(
  api: Api,
  endpoint: WriteEndpoint<P, B, A>,
  queue: WriteQueue,
  handler: (args: Args<P, B>, call: BatchCall) => Promise<Answer<NoInfer<A>>>,
  options: RouteOptions = {},
): void {
  serve(
    api,
    endpoint,
    async (args, call) => {
      const write = await writeCallOf(api, queue, endpoint as Endpoint, args, call, options);
      const { key } = write;
      let batches = 0;
      const runBatch = async <R>(work: Work<R>): Promise<R> => {
        const batch = ++batches;
        const own: WriteCall = { ...write, key: key && { ...key, key: `${key.key} ${batch}` } };
        for (;;)
          try {
            return await runWrite(api.db, own, work);
          } catch (error) {
            if (batch === 1 || call.signal.aborted || !isTooLate(error)) throw error;
          }
      };
      return handler(args, { ...call, runBatch });
    },
    { ...options, isWrite: true },
  );
}
