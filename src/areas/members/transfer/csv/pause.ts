/** Lets the page paint and answer before long work goes on. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
