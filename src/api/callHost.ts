/**
 * Calls a handler of the host page. What it throws is reported to the window, as an exception in a DOM listener
 * would be, so a defect of the host never looks like a failure of what Parvis was doing.
 */
export function callHost<A extends unknown[], R>(
  handler: ((...args: A) => R) | undefined,
  ...args: A
): R | undefined {
  try {
    return handler?.(...args);
  } catch (error) {
    if (typeof reportError === 'function') reportError(error);
    else console.error(error); // Node
    return undefined;
  }
}
