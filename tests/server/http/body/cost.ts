/**
 * Milliseconds of the processor that a call costs: the least of three. All threads of the process are counted, and
 * collecting the garbage of other test files, or compiling, falls into one of them by chance.
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
