/*
 * Delays input, answers, frames and tasks of a page at random, so that a test that relies on their order fails here and
 * not once in a hundred runs on a busy machine. `PARVIS_JITTER=7 node tests/run.mjs components` puts it into each page;
 * the number is the seed.
 */
export function addJitter(seed) {
  let state = seed;
  const random = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  /** Milliseconds: mostly none, sometimes up to `longest`. */
  const delay = (longest) => (random() < 0.4 ? random() * longest : 0);
  const { setTimeout: start, requestAnimationFrame: nextFrame, cancelAnimationFrame: cancelFrame } = window;
  const later = (run, ms) => (ms > 0 ? start(run, ms) : run());
  const pause = (longest) => new Promise((resolve) => later(resolve, delay(longest)));

  window.setTimeout = (run, ms = 0, ...given) => start(run, Number(ms) + delay(25), ...given);

  const cancelled = new Set();
  window.requestAnimationFrame = (run) => {
    const skipped = random() < 0.2 ? 1 + Math.floor(random() * 2) : 0;
    const wait = (left) => (time) => {
      if (cancelled.delete(id)) return;
      if (left > 0) nextFrame(wait(left - 1));
      else run(time);
    };
    const id = nextFrame(wait(skipped));
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    cancelled.add(id);
    cancelFrame(id);
  };

  const { fetch } = window;
  window.fetch = async (...given) => {
    await pause(40);
    const answer = await fetch(...given);
    await pause(80);
    return answer;
  };

  // React continues its work in messages to itself.
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...given) {
    later(() => postMessage.apply(this, given), delay(30));
  };

  // The test's own input passes a socket: what it aims at may have moved until it comes. Messages stay in order.
  const { send } = WebSocket.prototype;
  let sent = Promise.resolve();
  WebSocket.prototype.send = function (...given) {
    sent = sent.then(() => pause(10)).then(() => send.apply(this, given));
  };
}
