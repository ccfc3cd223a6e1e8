/** The metrics of the process, by prom-client, which is imported only when metrics are enabled. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../../store/database/database';
import type { Metrics } from '../http/metrics';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** These exist from the start, so that alerts on them work before the first occurrence. */
const REFUSALS = [429, 503, 507];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @param running number of answers under way */
export function serverMetrics(token: string, { pool }: OpenDatabase, running: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor, event loop delay, garbage collection.
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'parvis_http_request_duration_seconds',
    help: 'Time from a request to the beginning of its answer, by route',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const answers = new Counter({
    name: 'parvis_http_answers_total',
    help: 'Answers by status: 429 refused by a limit, 503 too busy or the database away, 507 full',
    labelNames: ['status'],
    registers,
  });
  for (const status of REFUSALS) answers.inc({ status }, 0);
  new Gauge({
    name: 'parvis_http_answers_running',
    help: 'Answers that are being made',
    registers,
    collect() {
      this.set(running());
    },
  });
  if (pool)
    new Gauge({
      name: 'parvis_database_connections',
      help: 'Connections to PostgreSQL: all, idle ones, and calls that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
      },
    });
  return {
    // Compares in constant time.
    isToken: (text) => timingSafeEqual(digest(text), digest(token)),
    contentType: registry.contentType,
    answered(method, route, status, seconds) {
      durations.observe({ method, route }, seconds);
      answers.inc({ status });
    },
    text: () => registry.metrics(),
  };
}
