import { Buffer } from './bytes';

/** Works like Node's: it runs after pending work, without the four milliseconds that nested timers take in a browser. */
function setImmediate(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/** Provides the Node globals that the server relies on. Must be called before the server is loaded. */
export function provideNodeGlobals(): void {
  Object.assign(globalThis, { Buffer, setImmediate });
}
