/*
 * The inputs of the fuzz tests: texts as people, spreadsheets and attackers write them, and any JSON. `FUZZ_RUNS`
 * multiplies the number of runs; a failed run prints its seed and the smallest input that fails.
 */
import fc from 'fast-check';

const times = Number(process.env.FUZZ_RUNS) || 1;

/** Parameters for `fc.assert`: this number of runs, times `FUZZ_RUNS`. */
export const runs = (count: number) => ({ numRuns: count * times });

/** Texts that are known to break programs. */
export const HOSTILE = [
  ...[
    '',
    ' ',
    '\t',
    '\r\n',
    '\u0000',
    '\ufeff',
    '\u2028',
    '\u00a0',
    '\u200b',
    '\u202e',
    '%',
    '%E0%A4%A',
    '%s',
  ],
  ...[
    '<script>',
    '"><img src=x>',
    "' OR 1=1 --",
    '#{7*7}',
    '{{7*7}}',
    '../..',
    '\\',
    '=1+1',
    '@SUM',
    '-1',
    '+33',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'undefined',
    'null',
    'NaN',
    '1e309',
    '-0',
    '0x10',
  ],
  ...['\ud800', '\udfff', '👨‍👩‍👧‍👦', 'é', 'e\u0301', 'ﬁ', 'ẞ', 'İ', 'Œ', '’', 'ａ', 'a\u0301'.repeat(40)],
] as const;

/** Any text: hostile pieces, graphemes, and halves of characters. */
export const anyText = (maxLength = 20): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength }),
    fc.string({ unit: 'binary', maxLength }),
    fc
      .array(fc.uint16Array({ maxLength: 3 }), { maxLength: 4 })
      .map((all) => all.map((units) => String.fromCharCode(...units)).join('')),
    fc.array(fc.constantFrom(...HOSTILE), { maxLength: 4 }).map((pieces) => pieces.join('')),
  );

/** Text without halves of characters, which `encodeURIComponent` accepts. */
export const wellFormed = (maxLength = 20): fc.Arbitrary<string> =>
  anyText(maxLength).map((text) => text.replace(/\p{Surrogate}/gu, ''));

/** Any JSON, with the hostile texts as keys and values. */
export const anyJson = (): fc.Arbitrary<unknown> =>
  fc.anything({
    key: fc.oneof(
      fc.constantFrom('data', 'id', 'success', 'message', 'errors', 'results', ...HOSTILE),
      fc.string(),
    ),
    values: [fc.boolean(), fc.integer(), fc.double(), anyText(), fc.constant(null)],
    maxDepth: 4,
    maxKeys: 5,
  });

/** Existing calendar days, as `yyyy-mm-dd`. */
export const anyDay = (from = '1000-01-01', to = '9998-12-31'): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
