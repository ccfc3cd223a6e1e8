import { describe, expect, it } from 'vitest';
import { roleSchema } from '../../../../../src/areas/events/speakers/roleForm';

describe('the form of a role', () => {
  const words = { missing: 'Requis', short: 'Trop court', long: 'Trop long' };
  const read = (values: object) => roleSchema(words).safeParse(values as never);

  it('gives the trimmed label, or its problem [SP15]', () => {
    expect(read({ libelle: ' Orateur ' })).toEqual({ success: true, data: { libelle: 'Orateur' } });
    for (const [libelle, message] of [
      [undefined, 'Requis'],
      [' ', 'Requis'],
      ['A', 'Trop court'],
      ['a'.repeat(256), 'Trop long'],
    ])
      expect(read({ libelle })).toEqual({
        success: false,
        error: { issues: [{ path: ['libelle'], message }] },
      });
  });
});
