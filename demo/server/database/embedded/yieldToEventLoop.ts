/**
 * Lets the event loop turn. The embedded database answers without ever leaving the current turn: a loop over queries
 * would keep everybody else, and its own first bytes, waiting until its end.
 */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
