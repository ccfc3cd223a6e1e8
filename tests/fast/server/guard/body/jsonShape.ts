import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonShape } from '../../../../../demo/server/http/body/jsonShape';
import { HttpError } from '../../../../../demo/server/http/httpError';

const countKeys = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce((sum: number, one) => sum + countKeys(one), 0);
  return inner + (Array.isArray(value) ? 0 : Object.keys(value).length);
};

function refusalOf(bytes: Uint8Array, keysMax: number, cut: number): number | undefined {
  const shape = new JsonShape(keysMax);
  try {
    for (const piece of [bytes.subarray(0, cut), bytes.subarray(cut)]) shape.read(piece);
  } catch (error) {
    if (error instanceof HttpError) return error.status;
    throw error;
  }
  return undefined;
}

/** Tests of what is counted before a body is parsed. */
export function jsonShapes(): void {
  describe('A text of JSON', () => {
    it('has as many keys as its parsed value, wherever it is cut, and whatever its texts contain [Z2]', () => {
      const word = fc.string({
        unit: fc.constantFrom('"', '\\', ':', ',', '{', '[', 'é', 'a'),
        maxLength: 6,
      });
      const value = fc.object({ key: word, values: [word, fc.integer()], maxDepth: 3 });
      fc.assert(
        fc.property(value, fc.nat(), (made, place) => {
          const bytes = new TextEncoder().encode(JSON.stringify(made));
          const keys = countKeys(made);
          const cut = place % (bytes.length + 1);
          expect(refusalOf(bytes, keys, cut)).toBeUndefined();
          if (keys) expect(refusalOf(bytes, keys - 1, cut)).toBe(413);
        }),
        { numRuns: Number(process.env.FUZZ_RUNS ?? 1) * 200 },
      );
    });
  });
}
