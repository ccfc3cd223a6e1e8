/** Processes, folders and mounts that must not outlive the script. The last one is removed first. */
const leftovers: (() => void)[] = [];

export const onEnd = (remove: () => void): void => {
  leftovers.push(remove);
};

export function removeLeftovers(): void {
  for (const remove of leftovers.splice(0).reverse()) {
    try {
      remove();
    } catch {
      // It is already gone.
    }
  }
}

process.on('exit', removeLeftovers);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
