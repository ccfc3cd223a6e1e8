/**
 * Lets the event loop handle other work. The embedded database answers within the current turn of the loop, so a loop over
 * queries would otherwise block all other calls until its end.
 *
 * `setImmediate` runs after pending I/O. A promise alone would continue in the same turn.
 */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
