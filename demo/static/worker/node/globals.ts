import { Buffer } from './bytes';

/** As Node's: after what is waiting, without the four milliseconds that nested timers take in a browser. */
function setImmediate(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/** Puts in place what of Node's globals the server relies on; before it is loaded. */
export function provideNodeGlobals(): void {
  Object.assign(globalThis, { Buffer, setImmediate });
}
