import { describe, expect, it } from 'vitest';
import { roleFormSchema } from '../../../../../src/areas/events/speakers/roles/roleForm';

describe('the form of a role', () => {
  const words = { missing: 'Requis', short: 'Trop court', long: 'Trop long' };
  const read = (values: object) => roleFormSchema(words).safeParse(values as never);

  it('gives the trimmed label, or its problem [SP15]', () => {
    expect(read({ libelle: ' Orateur ' })).toEqual({ success: true, data: { libelle: 'Orateur' } });
    for (const [label, message] of [
      [undefined, 'Requis'],
      [' ', 'Requis'],
      ['A', 'Trop court'],
      ['a'.repeat(256), 'Trop long'],
    ])
      expect(read({ libelle: label })).toEqual({
        success: false,
        error: { issues: [{ path: ['libelle'], message }] },
      });
  });
});
