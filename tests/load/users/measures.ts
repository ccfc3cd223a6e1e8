/** Times and outcomes of calls, by their name. */
export interface CallRow {
  name: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** Answers that say no as intended: somebody else was first, or «busy, try again». */
  refused: number;
  errors: number;
}

export interface Crowd {
  rows: CallRow[];
  /** Sentences of errors, and how often. */
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
  const sorted = times.toSorted((one, other) => one - other);
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => at(sorted, share));
  return { name, count: times.length, p50: p50!, p95: p95!, p99: p99!, max: max!, refused, errors };
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
