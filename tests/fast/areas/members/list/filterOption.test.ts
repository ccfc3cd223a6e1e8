import { describe, expect, it } from 'vitest';
import { groupOptions, stepOptions, tagOptions } from '../../../../../src/areas/members/filters/filterOption';
import { tagColor } from '../../../../../src/domain/color';

describe('The filters of the list', () => {
  it('offer groups and tags by their French alphabet, steps in the order of the way', () => {
    const groups = [
      { id: 1, nom: 'Zèle', color: '#76C12C', membres_count: 3 },
      { id: 2, nom: 'Été', color: '#76C12C' },
    ];
    expect(groupOptions(groups)).toEqual([
      { id: 2, label: 'Été', color: '#76C12C', count: undefined },
      { id: 1, label: 'Zèle', color: '#76C12C', count: 3 },
    ]);
    const steps = [
      { id: 1, libelle: 'Zèle', couleur: '#76C12C' },
      { id: 2, libelle: 'Accueil', couleur: '#000000' },
    ];
    expect(stepOptions(steps)).toEqual([
      { id: 1, label: 'Zèle', color: '#76C12C' },
      { id: 2, label: 'Accueil', color: '#000000' },
    ]);
    expect(
      tagOptions([
        { id: 1, name: 'Piano' },
        { id: 2, name: 'École' },
      ]),
    ).toEqual([
      { id: 2, label: 'École', color: tagColor('École') },
      { id: 1, label: 'Piano', color: tagColor('Piano') },
    ]);
  });
});
