import { parseArgs } from 'node:util';
import { conditions, type Profile } from './conditions.ts';

/** The pages that are measured, by their paths on the server. */
export const subjects: Readonly<Record<string, string>> = {
  parvis: '/',
  bare: '/bare/',
  ahead: '/bare/?ahead',
  before: '/before/',
};

export interface Options {
  runs: number;
  members: number;
  profiles: Profile[];
  subjects: string[];
  /** Keeps what every step asked for, in .cache/bench. */
  traces: boolean;
  /** A built checkout whose console is the subject `before`, on the same server and data. */
  before: string | undefined;
}

const isProfile = (name: string): name is Profile => name in conditions;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      runs: { type: 'string', default: '9' },
      members: { type: 'string', default: '10000' },
      profiles: { type: 'string', default: Object.keys(conditions).join(',') },
      subjects: { type: 'string', default: 'parvis,bare' },
      traces: { type: 'boolean', default: false },
      before: { type: 'string' },
    },
  });
  const list = (value: unknown) => String(value).split(',').filter(Boolean);
  const before = values.before === undefined ? undefined : String(values.before);
  const named = list(values.subjects).filter((name) => name in subjects && name !== 'before');
  const profiles = list(values.profiles).filter(isProfile);
  if (named.length === 0) throw new Error('--subjects knows parvis, bare and ahead.');
  if (before) named.splice(1, 0, 'before');
  if (profiles.length === 0) throw new Error(`--profiles knows ${Object.keys(conditions).join(', ')}.`);
  return {
    runs: Math.max(1, Number(values.runs)),
    members: Number(values.members),
    profiles,
    subjects: named,
    traces: values.traces === true,
    before,
  };
}
