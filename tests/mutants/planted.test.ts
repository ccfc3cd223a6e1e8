import { describe, expect, it } from 'vitest';
import { readDefects, withDefect } from './planting/defects.mjs';

describe('readDefects', () => {
  it('finds the code of each defect exactly once', async () => {
    const defects = await readDefects();
    expect(defects.length).toBeGreaterThanOrEqual(300);
    expect(defects.filter((defect) => withDefect(defect) === defect.source)).toEqual([]);
  });
});
