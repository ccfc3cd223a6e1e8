import type { Client } from '../api/client';
import { type RuntimeOptions, runtimeFor, type SharedRuntime, type TreeSettings } from '../runtime';

const byTimeout = new Map<string, SharedRuntime>();

/** The runtime of a tree: that of its back end, with a separate client when the tree has its own timeout. */
export function treeRuntime(options: RuntimeOptions): SharedRuntime {
  const shared = runtimeFor(options);
  const { timeout } = options;
  if (timeout === undefined || options.client) return shared;
  const key = `${shared.client.id} ${timeout}`;
  const known = byTimeout.get(key) ?? withTimeout(shared, timeout);
  byTimeout.set(key, known);
  return known;
}

function withTimeout(shared: SharedRuntime, timeout: number): SharedRuntime {
  const { client } = shared;
  const patient: Client = {
    ...client,
    call: (endpoint, args, options) => client.call(endpoint, args, { timeout, ...options }),
  };
  return { ...shared, client: patient };
}

/** Applies the settings of a mounted tree until the returned function is called. */
export function joinTree({ trees }: SharedRuntime, tree: TreeSettings): () => void {
  trees.push(tree);
  return () => {
    trees.splice(trees.lastIndexOf(tree), 1);
    trees[0] = { current: tree.current };
  };
}
