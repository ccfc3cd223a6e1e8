import { describe, expect, it } from 'vitest';
import { BOUNDED, TRIED } from './patternUsers';
import { linesOf } from './sources';

/*
 * A pattern with two adjacent repetitions, and Unicode's sorting of accents, take time that grows with the square of
 * the text: a megabyte takes minutes. Each file with a pattern is listed, either with the function that gets the text of
 * strangers, which is tried with a long text of the worst kind, or with the reason why it never gets long text.
 */

/**
 * Long enough that the two kinds of patterns are far apart on machines of any speed: what takes linear time needs 15 ms
 * of a processor at most, what takes quadratic time 0.75 seconds at least. A whole megabyte would need 250 ms, which a busy
 * processor doubles.
 */
const LENGTH = 2 ** 16;

/** Milliseconds of the processor below which nothing is quadratic: a fifth of what quadratic time needs. */
const MS_MAX = 150;

/**
 * How much more a text may take than a quarter of it, where it takes longer than that: linear time takes 4 times as much,
 * quadratic time 16 times. So a busy processor, which slows both down, tells nothing.
 */
const GROWTH_MAX = 8;

const PATTERN =
  /(?:^|[(=,:!&|?{;\s])\/(?![/*\s])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*(?=[.,;)\s]|$)|\bRegExp\(|\.normalize\(/;

const FOLDERS = [
  'src/domain',
  ...[
    'contract',
    'guard/auth',
    'guard/doors',
    'guard/passwords',
    'http',
    'letters',
    'links',
    'store/rows',
    'store/search',
    'time',
  ].map((name) => `demo/server/${name}`),
];

const STARTS = ['', 'a@', '1980-01-01'];
const REPEATED = ['a', '.', ' ', '0', '[', '.a', ' a', "'", ';'];
const MARKS = ['\u0315\u0300', `${'\u0315\u0300'.repeat(15)}a`, '\u00ad', '\r\n'];
/** Nothing ends on it: neither a number, a word, a line nor an address. */
const END = '\u0001!@';

const worst = (unit: string, start = '') => {
  const ofLength = (length: number) => start + unit.repeat(length / unit.length) + END;
  return { whole: ofLength(LENGTH), quarter: ofLength(LENGTH / 4) };
};

const texts = [
  ...STARTS.flatMap((start) => REPEATED.map((unit) => worst(unit, start))),
  ...MARKS.map((unit) => worst(unit)),
];

/** Processor time of the call in milliseconds; a refusal ends the call too. */
async function once(take: (text: string) => unknown, text: string): Promise<number> {
  const before = process.cpuUsage();
  try {
    await take(text);
  } catch {
    // A refused text costs what it cost until then.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of up to three: a compilation or the collection of garbage may fall into one of them. */
async function cost(take: (text: string) => unknown, text: string, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > enough; tries++) least = Math.min(least, await once(take, text));
  return least;
}

async function isQuadratic(
  take: (text: string) => unknown,
  { whole, quarter }: ReturnType<typeof worst>,
): Promise<boolean> {
  const long = await cost(take, whole, MS_MAX);
  return long > MS_MAX && long > GROWTH_MAX * (await cost(take, quarter));
}

describe('a long text', () => {
  it.for(Object.entries(TRIED))(
    'is handled in linear time by every pattern that may get one: %s [Z4]',
    // The readers of files take half a minute on a quiet machine.
    { timeout: 180_000 },
    async ([, takes]) => {
      const slow: string[] = [];
      for (const take of takes)
        for (const text of texts) if (await isQuadratic(take, text)) slow.push(text.whole.slice(0, 12));
      expect(slow).toEqual([]);
    },
  );

  it('reaches no other pattern [Z4]', () => {
    const files = linesOf(FOLDERS, /\.ts$/)
      .filter(({ text }) => PATTERN.test(text))
      .map(({ file }) => file);
    expect([...new Set(files)].sort()).toEqual([...Object.keys(TRIED), ...Object.keys(BOUNDED)].sort());
  });
});

describe('a line with a pattern', () => {
  it('is recognized', () => {
    const rows = [
      'const A = /^[^@]+@[^@]+$/;',
      "if (/a+/.test(text)) return '';",
      "new RegExp('^' + text)",
      "text.normalize('NFD')",
      '  email: (text) => /@/u.test(text),',
    ];
    for (const line of rows) expect.soft(PATTERN.test(line), line).toBe(true);
  });
});
