import { describe, expect, it } from 'vitest';
import { refusalText } from '../../../../../src/areas/members/actions/refusals';
import { memberActionTexts } from '../../../../../src/areas/members/actions/texts.fr';
import { refusalsIn } from '../../../../../src/people/removal/refusals';

describe('Members that an action left out', () => {
  const told = (...refus: Parameters<typeof refusalText>[0]) =>
    refusalText(refus, [{ id: 4, label: 'Diallo Awa' }], memberActionTexts);

  it('are read beside the message or inside the data', () => {
    const refus = [{ id: 4 }];
    expect(refusalsIn({ refus })).toEqual(refus);
    expect(refusalsIn({ data: { refus } })).toEqual(refus);
    expect([refusalsIn({}), refusalsIn({ data: null }), refusalsIn({ data: {} })]).toEqual([[], [], []]);
  });

  it('are told one by one with the reason, by the name on the screen, else the server’s, else the number', () => {
    expect(told()).toBe('');
    expect(
      told({ id: 4, nom: 'Autre', message: 'Déjà là' }, { nom: 'Koffi' }, { id: 9, message: null }),
    ).toBe(
      'Non fait pour 3 membres\u00a0:\n•\u00a0Diallo Awa\u00a0: Déjà là\n•\u00a0Koffi\n•\u00a0n°\u00a09',
    );
    expect(told({ id: 4 })).toBe('Non fait pour 1 membre\u00a0:\n•\u00a0Diallo Awa');
  });
});
