/** Reports what code of the host page threw to the window, as the browser does for a DOM listener. */
export const reportHost = (error: unknown): void =>
  typeof reportError === 'function' ? reportError(error) : console.error(error); // Node has no window

/**
 * Calls a handler of the host page. What it throws is reported and never looks like a failure of Parvis. Parvis does
 * not wait for a promise that it returns.
 */
export function callHost<A extends unknown[], R>(
  handler: ((...args: A) => R) | undefined,
  ...args: A
): R | undefined {
  try {
    return handler?.(...args);
  } catch (error) {
    reportHost(error);
    return undefined;
  }
}
