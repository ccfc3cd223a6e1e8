import { describe, expect, it } from 'vitest';
import { qrModules } from '../../../../src/ui/qrCode/qrModules.ts';

/** «PARVIS», as a reader of QR codes has decoded it. */
const EXPECTED = [
  '#######...#.#.#######',
  '#.....#.....#.#.....#',
  '#.###.#.#.#...#.###.#',
  '#.###.#.....#.#.###.#',
  '#.###.#..#.##.#.###.#',
  '#.....#..###..#.....#',
  '#######.#.#.#.#######',
  '........#.#..........',
  '###.#####.#.###...#..',
  '####.#...###.#.#.#.#.',
  '###..##.####.###.####',
  '.##.#....#.###.##..#.',
  '....###.##.#.###.##.#',
  '........#.....##.#...',
  '#######.#...#...#..##',
  '#.....#.#.....#.#..##',
  '#.###.#.#.#.#.#.#####',
  '#.###.#..#.#.#.....#.',
  '#.###.#.#.##.####...#',
  '#.....#.######.....#.',
  '#######.####.##...###',
];

/** The modules as text, a line per row. */
const drawn = (text: string): string[] =>
  (qrModules(text) ?? []).map((line) => line.map((isDark) => (isDark ? '#' : '.')).join(''));

describe('../../../../src/ui/qrCode/qrModules.ts', () => {
  it('draws the code that a reader has decoded', () => {
    expect(drawn('PARVIS')).toEqual(EXPECTED);
  });

  it('grows with its text up to 230 bytes, and draws nothing for more', () => {
    const sizes = [17, 18, 53, 106, 134, 154, 192, 230].map((length) => drawn('x'.repeat(length)).length);
    expect(sizes).toEqual([21, 25, 29, 37, 41, 45, 49, 53]);
    expect(qrModules('x'.repeat(231))).toBeUndefined();
  });
});
