interface Connection {
  saveData?: boolean;
}

/** Whether the browser was told to save data. Only some browsers have `connection`. */
export function prefersReducedData(): boolean {
  const { navigator } = globalThis as { navigator?: { connection?: Connection } };
  return navigator?.connection?.saveData === true;
}
