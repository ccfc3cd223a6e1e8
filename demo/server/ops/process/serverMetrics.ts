/** The metrics of the process, by prom-client, which is imported only when metrics are enabled. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../../contract/health/metrics';
import { isDiskFull, mailCounts, storedVersion } from '../../guard/state/databaseLooks';
import type { Sight } from '../../guard/state/sight';
import type { OpenDatabase } from '../../store/database/database';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** These exist from the start, so that alerts on them work before the first occurrence. */
const REFUSALS = [429, 503, 507];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

interface Measured extends Pick<OpenDatabase, 'db' | 'pool'> {
  sight: Sight;
}

/** Milliseconds for what only the database tells, because a monitor waits a few seconds at most. */
const STORED_MS = 2000;

/** What the database tells, or nothing: while it is away, the other metrics are read all the same. */
async function toldInTime<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), STORED_MS);
  });
  return Promise.race([asked.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/** What the volunteer who keeps the server has to know of in time. Each is read when the metrics are. */
function dataMetrics({ db, sight }: Measured, registers: [Registry]): void {
  new Gauge({
    name: 'parvis_data_free_bytes',
    help: 'Free space on the disk of the data folder',
    registers,
    collect() {
      this.set(sight.space().bytes);
    },
  });
  new Gauge({
    name: 'parvis_disk_full',
    help: '1 while a disk with data takes no more of them',
    registers,
    async collect() {
      this.set(Number(await toldInTime(isDiskFull(db, sight))) || 0);
    },
  });
  new Gauge({
    name: 'parvis_backup_age_seconds',
    help: 'Time since npm run backup last made one; infinite where it made none',
    registers,
    collect() {
      const at = sight.lastBackup();
      this.set(at === undefined ? Number.POSITIVE_INFINITY : (Date.now() - Date.parse(at)) / 1000);
    },
  });
  new Gauge({
    name: 'parvis_mails',
    help: 'Mails that wait to be sent, and those that failed',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await toldInTime(mailCounts(db, Date.now()));
      this.reset();
      if (!counts) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'failed' }, counts.failed);
    },
  });
  new Gauge({
    name: 'parvis_tables_version',
    help: 'The version of the tables, as a label',
    labelNames: ['version'],
    registers,
    async collect() {
      const tables = await toldInTime(storedVersion(db));
      this.reset();
      if (tables?.last) this.set({ version: tables.last }, 1);
    },
  });
}

/** @param running number of answers under way */
export function serverMetrics(token: string, measured: Measured, running: () => number): Metrics {
  const { pool } = measured;
  const registry = new Registry();
  const registers: [Registry] = [registry];
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
  dataMetrics(measured, registers);
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
