import { describe, expect, it } from 'vitest';
import { perimetersOf, perimetersSchema } from '../../../src/domain/perimeters';
import { userSchema } from '../../../src/domain/user';

describe('perimeters', () => {
  it('are by subject the own rows or ids of groups, and missing where everything is open [R5]', () => {
    expect(perimetersSchema.parse({ notes: 'siens', groupes: [3, 4] })).toEqual({
      notes: 'siens',
      groupes: [3, 4],
    });
    expect(userSchema.parse({ nom: 'Roux' }).perimetres).toBe(undefined);
    expect([perimetersOf('manager'), perimetersOf('utilisateur')]).toEqual([{}, { notes: 'siens' }]);
  });

  it('open nothing by a value that can’t be read', () => {
    expect(perimetersSchema.parse({ notes: 'tout', groupes: ['3'] })).toEqual({
      notes: 'siens',
      groupes: 'siens',
    });
    expect(perimetersSchema.parse('siens')).toBe(null);
  });
});
