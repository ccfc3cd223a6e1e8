/* What tabs of one browser must not do at once. Without the browser's locks, a page acts as if it were the only one. */

const NAME = 'parvis-presences';

/** The devices that this page sends for, each with its viewer. */
const claimed = new Set<string>();

/**
 * Takes over what a device kept, until the page closes. Each tab counts and sends as a device of its own, so that two of them
 * don't overwrite each other's heads.
 * @param viewer a tab with an old link doesn't keep what was moved to a new one
 * @returns false while another tab sends for it
 */
export function claimDevice(viewer: string, device: string): Promise<boolean> {
  const { locks } = globalThis.navigator;
  const name = `${NAME} ${viewer} ${device}`;
  if (!locks || claimed.has(name)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock) claimed.add(name);
      resolve(lock !== null);
      return lock ? new Promise<void>(() => {}) : undefined;
    };
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

/** Runs one after the other what reads the list of sheets and writes it again, in all tabs. */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  const { locks } = globalThis.navigator;
  return locks ? locks.request(`${NAME} liste`, work) : work();
};
