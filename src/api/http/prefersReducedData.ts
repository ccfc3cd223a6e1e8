/** Whether the reader asked their browser to spare data. */
export const prefersReducedData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData ===
  true;
