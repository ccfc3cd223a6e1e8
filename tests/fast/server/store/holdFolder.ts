/**
 * A process that holds a data folder, for the tests of its lock. It prints «held» or why not, and reads commands from its
 * input: `block` keeps the main thread busy, `work` confirms the lock as a statement does, `end` releases the folder.
 */
import { createInterface } from 'node:readline';
import { lockFolder } from '../../../../demo/server/store/folder/folderLock';

const lock = await lockFolder(process.argv[2]!, (line) => console.log(line)).catch((error: Error) => {
  console.log(`refused: ${error.message}`);
  process.exit(3);
});
console.log('held');

const orders: Record<string, () => unknown> = {
  block: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000),
  work: () => {
    lock.confirm();
    console.log('worked');
  },
  end: async () => {
    await lock.release();
    process.exit(0);
  },
};
createInterface({ input: process.stdin }).on('line', (line) => orders[line]?.());
