/**
 * A QR code of a short text (ISO/IEC 18004: bytes, correction level L, versions 1 to 9, mask 0). The few addresses that
 * authenticators read need no more, and a library would be larger than the rest of the settings.
 */

/** Codewords in all, of which for correction per block, and blocks, by version. */
const VERSIONS = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
  [196, 20, 2],
  [242, 24, 2],
  [292, 30, 2],
] as const;
/** Last centre of the alignment patterns, by version; versions 7 to 9 have one halfway. */
const LAST_CENTRE = [0, 18, 22, 26, 30, 34, 38, 42, 46] as const;

/** Multiplies in the field of 256 elements of the standard. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The correction codewords of a block: what is left of it after the division by the generator. */
function correction(block: readonly number[], count: number): number[] {
  let generator = [1];
  for (let at = 0, root = 1; at < count; at++, root = times(root, 2))
    generator = [...generator, 0].map((value, i) => value ^ times(generator[i - 1] ?? 0, root));
  const rest = [...block, ...new Array<number>(count).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const factor = rest[at] ?? 0;
    for (let i = 0; i < generator.length; i++)
      rest[at + i] = (rest[at + i] ?? 0) ^ times(generator[i] ?? 0, factor);
  }
  return rest.slice(block.length);
}

/** Mode, length, text and padding, then correction, the blocks interleaved. */
function codewords(
  bytes: Uint8Array,
  [total, perBlock, blocks]: readonly [number, number, number],
): number[] {
  const room = total - perBlock * blocks;
  // Four bits of mode and eight of length shift every byte by half.
  const nibbles = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const data: number[] = [];
  for (let at = 0; at < nibbles.length; at += 2)
    data.push(((nibbles[at] ?? 0) << 4) | (nibbles[at + 1] ?? 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const size = room / blocks;
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * size, at * size + size));
  const interleaved = (rows: number[][], length: number) =>
    Array.from({ length }, (_, at) => rows.map((row) => row[at] ?? 0)).flat();
  const corrections = parts.map((part) => correction(part, perBlock));
  return [...interleaved(parts, size), ...interleaved(corrections, perBlock)];
}

/** The bits followed by their check bits. */
function checked(bits: number, generator: number, degree: number): number {
  let rest = bits << degree;
  for (let at = 31 - Math.clz32(rest); at >= degree; at = 31 - Math.clz32(rest))
    rest ^= generator << (at - degree);
  return (bits << degree) | rest;
}

/** The modules that every code of a version has; the others are undefined. */
function patterns(version: number): (boolean | undefined)[][] {
  const size = version * 4 + 17;
  const grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (row: number, column: number, isDark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  const rings = (row: number, column: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++)
        set(row + y, column + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const finder = (ring: number) => ring !== 2 && ring !== 4;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(row, column, 4, finder);
  const last = LAST_CENTRE[version - 1] ?? 0;
  const centres = last ? [6, ...(version > 6 ? [(last + 6) / 2] : []), last] : [];
  for (const row of centres)
    for (const column of centres) {
      const isFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isFinder) rings(row, column, 2, (ring) => ring !== 1);
    }
  const format = checked(0b01000, 0x537, 10) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const isDark = ((format >> at) & 1) === 1;
    set(at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, 8, isDark);
    set(8, at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at, isDark);
  }
  set(size - 8, 8, true);
  if (version > 6) {
    const bits = checked(version, 0x1f25, 12);
    for (let at = 0; at < 18; at++) {
      const isDark = ((bits >> at) & 1) === 1;
      set(Math.floor(at / 3), size - 11 + (at % 3), isDark);
      set(size - 11 + (at % 3), Math.floor(at / 3), isDark);
    }
  }
  return grid;
}

/** The modules of the code, dark ones true, row by row; undefined for a text that is too long. */
export function qrModules(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(
    ([total, perBlock, blocks]) => total - perBlock * blocks >= bytes.length + 2,
  );
  const kind = VERSIONS[index];
  if (!kind) return undefined;
  const words = codewords(bytes, kind);
  const grid = patterns(index + 1);
  const size = grid.length;
  let bit = 0;
  // Pairs of columns from the right, up and down in turns; the column of the timing pattern is left out.
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size * 2; step++) {
      const [down, column] = [Math.floor(step / 2), right - (step % 2)];
      const row = ((right + 1) & 2) === 0 ? size - 1 - down : down;
      const line = grid[row];
      if (!line || line[column] !== undefined) continue;
      const isDark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
      bit++;
      line[column] = isDark !== ((row + column) % 2 === 0);
    }
  return grid.map((line) => line.map(Boolean));
}
