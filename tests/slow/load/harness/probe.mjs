/*
 * Loaded before the server (`--import`): sends the memory, processor time and delays of the process to its parent. The
 * order `rest` collects garbage first and starts a new window of the event loop's delay.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
let cpu = process.cpuUsage();

function figures() {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage(cpu);
  const milliseconds = (nanoseconds) => nanoseconds / 1e6;
  return {
    rss,
    heapUsed,
    external,
    cpuSeconds: (user + system) / 1e6,
    // The interval of the timer itself is not a delay.
    delay50: Math.max(0, milliseconds(delay.percentile(50)) - 10),
    delay99: Math.max(0, milliseconds(delay.percentile(99)) - 10),
    delayMax: Math.max(0, milliseconds(delay.max) - 10),
  };
}

process.on('message', (order) => {
  if (order !== 'figures' && order !== 'rest') return;
  if (order === 'rest') globalThis.gc?.();
  process.send?.(figures());
  if (order === 'rest') {
    delay.reset();
    cpu = process.cpuUsage();
  }
});
// The channel must not keep the server alive.
process.channel?.unref();
