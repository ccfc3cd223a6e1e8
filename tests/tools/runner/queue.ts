export interface Task {
  name: string;
  /** The task that has to end well before this one starts. */
  after?: string;
  /** Runs it; whether it ended well. */
  run(): Promise<boolean>;
}

/**
 * Runs tasks in their order, as many at a time as there are workers. A task that waits for another one lets later tasks
 * pass.
 * @returns the names of the tasks that never ran, because the one before them failed.
 */
export async function runQueue(tasks: readonly Task[], workers: number): Promise<string[]> {
  const waiting = [...tasks];
  const ended = new Map<string, boolean>();
  const isQueued = (name: string): boolean => tasks.some((task) => task.name === name);
  const isReady = ({ after }: Task): boolean => !after || !isQueued(after) || ended.get(after) === true;
  let wake = () => {};
  let change = new Promise<void>((resolve) => {
    wake = resolve;
  });

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const at = waiting.findIndex(isReady);
      const [task] = at < 0 ? [] : waiting.splice(at, 1);
      if (task) {
        ended.set(task.name, await task.run());
        wake();
        change = new Promise((resolve) => {
          wake = resolve;
        });
      } else if (waiting.every(({ after }) => ended.get(after ?? '') === false)) return;
      else await change;
    }
  }
  await Promise.all(Array.from({ length: workers }, work));
  return waiting.map(({ name }) => name);
}
