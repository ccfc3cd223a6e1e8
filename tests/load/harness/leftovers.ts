/** What must not outlive the script, however it ends: processes, folders, mounts. The last made goes first. */
const leftovers: (() => void)[] = [];

export const onEnd = (remove: () => void): void => {
  leftovers.push(remove);
};

export function removeLeftovers(): void {
  for (const remove of leftovers.splice(0).reverse()) {
    try {
      remove();
    } catch {
      // Gone already.
    }
  }
}

process.on('exit', removeLeftovers);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
