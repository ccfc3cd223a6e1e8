import { describe, expect, it } from 'vitest';
import { readDefects, withDefect } from './planting/defects.mjs';

describe('The list of planted defects', () => {
  it('finds the place of each in the code once', async () => {
    const defects = await readDefects();
    expect(defects.length).toBeGreaterThanOrEqual(300);
    expect(defects.filter((defect) => withDefect(defect) === defect.source)).toEqual([]);
  });
});
