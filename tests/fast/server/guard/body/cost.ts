/**
 * Processor time of a call in milliseconds, the lowest of three measurements. All threads of the process count, so a single
 * measurement may include garbage of other test files or compilation.
 */
export async function cost(call: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < 3; time++) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}
