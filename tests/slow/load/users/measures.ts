/** Times and outcomes of calls, by name. */
import type { Reply } from '../harness/caller.ts';

export interface CallRow {
  name: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** Intended refusals: another user was faster, or the server is busy. */
  refused: number;
  errors: number;
}

export interface Crowd {
  rows: CallRow[];
  /** Sentences of errors, with their number. */
  problems: [string, number][];
  seconds: number;
}

interface Call {
  times: number[];
  refused: number;
  errors: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function row(name: string, { times, refused, errors }: Call): CallRow {
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p95, p99, max] = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99), at(sorted, 1)];
  return { name, count: times.length, p50, p95, p99, max, refused, errors };
}

export class Measures {
  private readonly calls = new Map<string, Call>();
  private readonly problems = new Map<string, number>();

  add(name: string, time: number, outcome: 'good' | 'refused' | 'error', problem = ''): void {
    const call = this.calls.get(name) ?? { times: [], refused: 0, errors: 0 };
    this.calls.set(name, call);
    call.times.push(time);
    if (outcome === 'refused') call.refused++;
    if (outcome !== 'error') return;
    call.errors++;
    const sentence = `${name}: ${problem}`;
    this.problems.set(sentence, (this.problems.get(sentence) ?? 0) + 1);
  }

  /** Makes a call and measures it. Anything but the expected and being told to come back later is an error. */
  async time(
    name: string,
    call: () => Promise<Reply>,
    expected: readonly number[] = [200, 201],
  ): Promise<Reply> {
    const begun = performance.now();
    const reply = await call();
    const isLater = (reply.status === 429 || reply.status === 503) && reply.retryAfter !== null;
    const outcome = expected.includes(reply.status) ? 'good' : isLater ? 'refused' : 'error';
    const problem = `${reply.status} ${String(reply.body.message ?? '')}`;
    this.add(name, performance.now() - begun, outcome, problem);
    return reply;
  }

  result(seconds: number): Crowd {
    const rows = [...this.calls].map(([name, call]) => row(name, call));
    const all: Call = { times: [], refused: 0, errors: 0 };
    for (const { times, refused, errors } of this.calls.values()) {
      all.times = all.times.concat(times);
      all.refused += refused;
      all.errors += errors;
    }
    return { rows: [...rows, row('all', all)], problems: [...this.problems], seconds };
  }
}
